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

/** A text that is no finding: UIKit's own colours, as a line that outlines one of the texts. */
const apart = ({ name, color, background, contrast, texts, example, target, pane, widths }) => ({
  text: `${name} (${color} on ${background}, ${contrast}): ${texts} ${texts === 1 ? 'text' : 'texts'}, such as “${isolated(example)}”`, target, pane, widths,
});

/** The texts in UIKit's own colours as a group, or nothing. */
function systemGroup({ systemColors = [] }) {
  if (systemColors.length === 0) return [];
  return [{ title: "Low contrast in the system's own colors", source: 'UIKit chooses these colors, so no finding counts the texts.', findings: systemColors.map(apart) }];
}

/** The findings by their rules, in the order of the rules, each group with its title and its source, and then what is no finding. */
export function groupsOf(audit) {
  const { findings } = audit;
  const groups = Object.keys(names).map(rule => ({ rule, title: names[rule], findings: findings.filter(one => one.rule === rule).map(quoting) }))
    .filter(group => group.findings.length > 0).map(group => ({ ...group, source: group.findings[0].source }));
  return [...groups, ...systemGroup(audit)];
}

/** The line about an audit as a whole. */
export function summaryOf({ findings, widths, from, to, dropped, textsOverImages = 0 }) {
  const count = findings.length === 0 ? 'Nothing was found' : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  const more = dropped > 0 ? ` ${dropped} more were left out.` : '';
  const over = textsOverImages > 0 ? ` The contrast of ${textsOverImages} ${textsOverImages === 1 ? 'text' : 'texts'} over images is not judged.` : '';
  return `${count} at ${widths.length} widths from ${tenths(from)} to ${tenths(to)}.${more}${over}`;
}
