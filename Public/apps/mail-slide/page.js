// The views of the sliding master: plain items, and a detail that says two things.
import { registerRow } from '../../app/views/rows.js';
import { registerView } from '../../app/views/views.js';
import { ItemRow } from './itemRow.js';
import { LabelsView } from './labels.js';

registerView('labels', LabelsView);
registerRow('item', ItemRow);
