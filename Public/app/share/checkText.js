// A check in YAML that holds for what is on screen: how the scene is opened, what the user did, and what must then be so. Pure functions.
import { nodesOf } from '../scene/tree.js';

/** The types of inputs that a check does not repeat: they change nothing that it expects, or are traits, which hold from its start. */
const passing = new Set(['focus', 'find', 'ping', 'traits']);

/** The greatest number of steps of a check. */
const mostSteps = 100;

/** A value in YAML. JSON is YAML, and names without signs need no quotation marks. */
const yaml = value => (typeof value === 'string' && /^[A-Za-z][\w./-]*$/.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value) ? value : JSON.stringify(value));

/** A mapping in one line. */
const inline = members => `{${Object.entries(members).map(([name, value]) => `${yaml(name)}: ${typeof value === 'object' && value !== null ? JSON.stringify(value) : yaml(value)}`).join(', ')}}`;

/** A step: the message as on the wire, without what belongs to the conversation. */
const stepOf = ({ id, slot, slots, ...message }) => inline(message);

/** The inputs that a check repeats. The last size is that of its window. */
const stepsOf = inputs => inputs.filter(({ type }) => !passing.has(type)).filter(({ type }, index, all) => !(type === 'resize' && all[index + 1]?.type === 'resize'))
  .filter((input, index, all) => !(input.type === 'resize' && index === all.length - 1));

/** The facts of a scene that a check expects: the size classes, and the state of each split view. */
export function factsOf({ window: { traits }, hierarchy }) {
  const splits = nodesOf(hierarchy).filter(({ type, isCollapsed }) => type === 'SplitViewController' && isCollapsed !== undefined);
  return [
    ['window.horizontalSizeClass', traits.horizontalSizeClass], ['window.verticalSizeClass', traits.verticalSizeClass],
    ...splits.flatMap(({ id, isCollapsed, displayMode }) => [[`${id}.isCollapsed`, isCollapsed], ...(isCollapsed ? [] : [[`${id}.displayMode`, displayMode]])]),
  ];
}

/** The traits that a check overrides: those of the opening, and the changes since. */
function traitsOf({ traits = {} }, inputs) {
  const all = Object.assign({}, traits, ...inputs.filter(({ type }) => type === 'traits').map(({ type, id, slot, slots, ...changes }) => changes));
  const usual = { userInterfaceStyle: 'light', layoutDirection: 'leftToRight' };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== null && usual[name] !== value));
}

/**
 * The file of a check, or the reason why there is none.
 *
 * @param {{open: object, inputs: object[]}} recorded the message that opened the scene, and what was sent since
 * @param {object} scene what is on screen
 * @returns {{text: ?string, lack: ?string}}
 */
export function checkText({ open, inputs }, scene) {
  const lack = lackOf(open, inputs, scene);
  if (lack) return { text: null, lack };
  const [width, height] = scene.window.size;
  const [options, traits, steps] = [Object.entries(open.options ?? {}), traitsOf(open, inputs), stepsOf(inputs)];
  const lines = [
    '# yaml-language-server: $schema=scenario.schema.json', 'format: 1', `scene: ${yaml(scene.scene)}`, 'checks:',
    `  - name: ${JSON.stringify(`${scene.scene} at ${width} by ${height}`)}`, `    widths: ${width}`, `    height: ${height}`, `    profiles: [${scene.profile}]`,
    ...(options.length > 0 ? ['    options:', ...options.map(([name, value]) => `      ${yaml(name)}: ${JSON.stringify(value)}`)] : []),
    ...(Object.keys(traits).length > 0 ? [`    traits: ${inline(traits)}`] : []),
    ...(steps.length > 0 ? ['    steps:', ...steps.map(step => `      - ${stepOf(step)}`)] : []),
    '    expect:', ...factsOf(scene).map(([name, value]) => `      - {${yaml(name)}: ${yaml(value)}}`),
  ];
  return { text: `${lines.join('\n')}\n`, lack: null };
}

/** The reason why a check cannot say what is on screen, or null. */
function lackOf(open, inputs, { window }) {
  if (window.device) return 'A check looks at every window of a device. Take the scene off the device for a check of one window.';
  if (open.policy) return 'A check has the scene’s own policy.';
  if (open.place) return 'The scene was opened at a place, which a check cannot repeat. Launch it again, and repeat what you did.';
  if (stepsOf(inputs).length > mostSteps) return `More than ${mostSteps} steps are too many for a check.`;
  return null;
}
