// The findings of an audit, in words. Pure functions.
import { isolated, tenths } from '../../text.js';

const names = { touchTarget: 'Small touch targets', name: 'Without a name', contrast: 'Low contrast', cutText: 'Cut text' };

/** The widths at which a finding holds, among those that were looked at. */
export function placesOf({ widths }, all) {
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  if (widths.length === all.length) return 'At every width';
  return widths.length === 1 ? `At ${tenths(least)}` : `At ${widths.length} of ${all.length} widths, from ${tenths(least)} to ${tenths(most)}`;
}

/** A finding whose sentence quotes a text of the app. The text can have quotation marks itself. */
const quoting = finding => ({ ...finding, text: finding.text.replace(/(?<=“).*(?=”)/s, isolated) });

/** The findings by their rules, in the order of the rules, each group with its title and its source. */
export function groupsOf({ findings }) {
  return Object.keys(names).map(rule => ({ rule, title: names[rule], findings: findings.filter(one => one.rule === rule).map(quoting) }))
    .filter(group => group.findings.length > 0).map(group => ({ ...group, source: group.findings[0].source }));
}

/** The line about an audit as a whole. */
export function summaryOf({ findings, widths, from, to, dropped }) {
  const count = findings.length === 0 ? 'Nothing was found' : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  const more = dropped > 0 ? ` ${dropped} more were left out.` : '';
  return `${count} at ${widths.length} widths from ${tenths(from)} to ${tenths(to)}.${more}`;
}
