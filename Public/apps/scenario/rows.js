// The rows of lists and forms that scenario files and apps with UIKit have.
import { addSymbols } from '../../app/art/symbols.js';
import { registerRow } from '../../app/views/rows.js';
import '../../app/views/rows/switchRow.js';
import { BlockRow } from './blockRow.js';
import { ButtonRow } from './buttonRow.js';
import { contentSymbols } from './contentSymbols.js';
import { FieldRow } from './fieldRow.js';

addSymbols(contentSymbols);
registerRow('row', BlockRow);
registerRow('fieldRow', FieldRow);
registerRow('buttonRow', ButtonRow);
