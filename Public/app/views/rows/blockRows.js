// Registers the rows of lists and forms that scenario files and apps with UIKit have, with the symbols in them.
import { contentSymbols } from '../../art/contentSymbols.js';
import { addSymbols } from '../../art/symbols.js';
import { registerRow } from '../rows.js';
import { BlockRow } from './blockRow.js';
import { ButtonRow } from './buttonRow.js';
import { FieldRow } from './fieldRow.js';
import './switchRow.js';

addSymbols(contentSymbols);
registerRow('row', BlockRow);
registerRow('fieldRow', FieldRow);
registerRow('buttonRow', ButtonRow);
