// The rows of the sliding master.
import { registerRow } from '../../app/views/rows.js';
import { ItemRow } from './itemRow.js';

registerRow('item', ItemRow);
