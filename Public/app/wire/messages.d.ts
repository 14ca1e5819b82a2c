// The messages of docs/protocol.md, as far as the page reads and writes them. `make lint` checks the page against these
// types. No browser loads this file.

export type Length = number;
export type Size = [width: Length, height: Length];
export type Rect = [x: Length, y: Length, width: Length, height: Length];
export type Insets = [top: Length, left: Length, bottom: Length, right: Length];
export type SizeClass = 'compact' | 'regular';
export type Orientation = 'portrait' | 'portraitUpsideDown' | 'landscapeLeft' | 'landscapeRight';
export type Side = 'left' | 'right';

export interface Traits {
  userInterfaceIdiom: 'pad' | 'phone';
  horizontalSizeClass: SizeClass;
  verticalSizeClass: SizeClass;
  layoutDirection: 'leftToRight' | 'rightToLeft';
  userInterfaceStyle: 'light' | 'dark';
  preferredContentSizeCategory: string;
  accessibilityContrast?: 'normal' | 'high';
}

export interface WindowState {
  size: Size;
  scale: number;
  safeArea: Insets;
  layoutMargins?: Insets;
  readableWidth?: Length;
  device: string | null;
  orientation: Orientation;
  arrangement: string;
  statusBar: Length;
  keyboard: Length;
  focus?: string;
  activationState: 'foregroundActive' | 'background';
  traits: Traits;
  /** The font size and the line height of each text style, unless the text size is `large`. */
  textStyles?: Record<string, [size: Length, line: Length]>;
  because: Record<string, string>;
  screen?: Size;
  frame?: Rect;
  side?: Side;
  otherWindow?: Rect;
  divider?: Rect;
  /** Sentences about a place that never was. */
  note?: string;
}

/** A controller. Each kind also has its own members. */
export interface Node {
  id: string;
  type: string;
  class?: string;
  title?: string;
  isViewLoaded?: boolean;
  layoutEnvironment?: 'expanded' | 'collapsed';
  children: Node[];
  presented?: Node;
  [member: string]: unknown;
}

export interface Pane {
  id: string;
  role: string;
  container: string;
  column?: string;
  controller: string;
  frame: Rect;
  safeArea: Insets;
  contentSafeArea?: Insets;
  isVisible: boolean;
  isInHierarchy: boolean;
  isDimmed: boolean;
  isInteractive: boolean;
  opacity?: number;
  navigationBar?: string;
  toolbar?: string;
  bottomToolbar?: string;
  bottomToolbarFrame?: Rect;
  layout?: any;
  selection?: string[];
  navigationBarFrame?: Rect;
  presentation?: Presentation;
  resizable?: { id: string; edge: Side; minimum: Length; maximum: Length };
  decoration?: { borderWidth: Length; cornerRadius: Length; shadowOpacity: number; shadowOffset: [Length, Length] };
  gestures?: string[];
  viewModel?: string;
}

/** How a controller is presented. */
export interface Presentation {
  style: string;
  source?: Rect;
  sourceItem?: string;
  arrow?: string;
  frame?: Rect;
  detent?: string;
  detents?: { identifier: string; value: Length }[];
  maximumDetentValue?: Length;
  topHeight?: Length;
  scale?: number;
  isInContainer?: true;
  grabber?: Rect;
  because: Record<string, string>;
}

export interface Transition {
  duration: number;
  curve: 'easeInOut';
  changes: { target: string; kind: string; from?: string }[];
}

/** The content of an app. Each kind of content has its own members, which only its view knows. */
export type ViewModel = any;

export interface SceneMessage {
  type: 'scene';
  rev: number;
  ack?: number;
  /** The slot, if the message named one. */
  slot?: number;
  received?: number | null;
  /** The open slots, in the answers to a resume. */
  slots?: number[];
  session: string;
  scene: string;
  profile: string;
  look?: Look;
  window?: WindowState;
  hierarchy?: Node;
  place?: object;
  panes: Pane[];
  viewModels?: Record<string, ViewModel>;
  events: any[];
  result?: string[] | null;
  eventsDropped?: number;
  transition: Transition | null;
}

/** A scene that has only the members that differ from the scene before, as `updates` of `moved` asks for. */
export interface MovedMessage extends Omit<SceneMessage, 'window' | 'hierarchy' | 'panes'> {
  window?: Change<WindowState>;
  nodes?: Record<string, Change<Node>>;
  panes?: Record<string, Change<Pane>>;
  dropped?: { nodes?: string[]; panes?: string[] };
  order?: { nodes?: Node; panes?: string[] };
}

/** The members of an object that differ, and the names of those that it no longer has. */
export type Change<T> = Partial<T> & { dropped?: string[] };

/** All that an OS version decides about the drawing. */
export interface Look {
  name: string;
  floats: string[];
  bars: { searchRow: Length; letters: Record<string, { size: Length; weight: number; spacing?: number }> };
  cornerRadii: { floating: Length; pageSheet: Length; formSheet: Length; card: Length; floatingSheet: Length; popover: Length };
  popover: { frame: Length; arrow: Size };
  swipeDismisses: string[];
  keyboardInsets: 'field' | 'all';
  cardMargin?: Length;
  statusBar: StatusBarLook;
  screen: { insets: string; hasTiles: boolean; gap: Length; leastTileWidth: Length; windowControls: boolean; otherTimes: Record<string, string> };
  /** The language of the system's own words and the words by their names, unless they are English. */
  language?: string;
  words?: Record<string, string>;
}

/** The contents of a status bar on an iPad, and on a phone with a home button. */
export interface StatusBarLook {
  padClock: 'middle' | 'leading';
  signal: 'bars' | 'dots';
  multitaskingDots: boolean;
}

/** A scene message, completed with the unchanged members that the server left out. */
export interface Scene extends SceneMessage {
  look: Look;
  window: WindowState;
  hierarchy: Node;
  place: object;
  viewModels: Record<string, ViewModel>;
}

export interface Hello {
  type: 'hello';
  ack?: undefined;
  protocol: number;
  server: { name: string; version: string };
  session: string;
  epoch: string;
  resumeFor: number;
}

export interface Refusal {
  type: 'error';
  ack?: number;
  /** The slot that refuses the message; without it, the whole message is refused. */
  slot?: number;
  code: string;
  message: string;
  path?: string;
}

export interface SweepAnswer {
  type: 'sweep';
  ack: number;
  slot?: number;
  bands: any[];
  [member: string]: unknown;
}

export interface OverviewAnswer {
  type: 'overview';
  ack: number;
  slot?: number;
  windows: any[];
  [member: string]: unknown;
}

export interface Statement {
  id: string;
  class: 'documented' | 'observed' | 'inferred' | 'unmeasured';
  sources: string[];
  text: string;
}

export interface ExplainedFact {
  text: string;
  target: string;
  name: string;
  value: unknown;
  because: string;
  rule: string;
  statement: Statement | null;
  certainty: string;
}

export interface LayoutFlip {
  width: Length;
  changes: { target: string; name: string; from: unknown; to: unknown; because?: string }[];
}

export interface ExplanationAnswer {
  type: 'explanation';
  ack: number;
  scene: string;
  profile: string;
  size: [Length, Length];
  target: string;
  title: string;
  sentences: ExplainedFact[];
  nearest: { from: Length; to: Length; startsAlike: boolean; narrower: LayoutFlip | null; wider: LayoutFlip | null };
}

/** A property of a controller that `set` takes. */
export interface SettableProperty {
  name: string;
  kind: 'choice' | 'flag' | 'points' | 'fraction' | 'size' | 'text' | 'texts' | 'detents';
  values?: unknown[];
  minimum?: number;
  maximum?: number;
  most?: number;
  value: any;
  default?: any;
  summary: string;
}

/** The next row of a list that has a text. */
export interface FoundAnswer {
  type: 'found';
  ack?: number;
  slot?: number;
  target: string;
  /** The id of the row, or null if no row that was looked at has the text. */
  row: string | null;
  /** The offset to which a scroll brings the row, or null without a row or where the page knows it. */
  offset: number | null;
  searched: number;
  /** The row behind which another search goes on, or null if no row is left. */
  after: string | null;
}

export interface PropertiesAnswer {
  type: 'properties';
  ack: number;
  slot?: number;
  target: string;
  properties: SettableProperty[];
}

/** The answer to a `close`. */
export interface Closed {
  type: 'closed';
  ack?: number;
  slot?: number;
}

/** An audit of the open scene over a range of widths. */
export interface AuditAnswer {
  type: 'audit';
  ack?: number | string;
  scene: string;
  profile: string;
  from: Length;
  to: Length;
  height: Length;
  /** The widths that were looked at. */
  widths: Length[];
  findings: AuditFinding[];
  /** The number of findings that have no room in the answer. */
  dropped: number;
  /** Texts in UIKit's own colors that have too little contrast. They are no findings. */
  systemColors: SystemColorTexts[];
  /** The greatest number of texts over images at one width. Their contrast is not judged. */
  textsOverImages: number;
}

export interface SystemColorTexts {
  name: string;
  color: string;
  background: string;
  contrast: number;
  texts: number;
  example: string;
  target: string;
  pane: string;
  widths: Length[];
}

export interface AuditFinding {
  rule: 'touchTarget' | 'name' | 'contrast' | 'cutText';
  target: string;
  pane: string;
  text: string;
  source: string;
  frame: Frame | null;
  widths: Length[];
}

/** A picture of the open scene: a document of SVG. */
export interface PictureAnswer {
  type: 'picture';
  ack: number;
  scene: string;
  profile: string;
  size: [Length, Length];
  svg: string;
}

/** The settings of the open scene as lines of Swift. */
export interface ExportAnswer {
  type: 'export';
  ack: number;
  scene: string;
  profile: string;
  swift: string;
}

/** Scenario files were read again: the ids of the scenes that have changed, come or gone, and the present faults of all files. */
export interface ScenesMessage {
  type: 'scenes';
  ack?: undefined;
  changed: string[];
  faults: ScenarioFault[];
}

/** A fault in a scenario file. `line` and `column` begin with 1. */
export interface ScenarioFault {
  scene: string | null;
  file: string;
  line: number | null;
  column: number | null;
  message: string;
}

/** The app in a slot crashes, and Swift still looks for the place. A `crash` follows. */
export interface CrashingMessage {
  type: 'crashing';
  ack?: undefined;
  slot?: number;
  /** The words of the failure, if there are any. */
  message: string | null;
}

/** The app in a slot has ended: its process is gone, and nothing but `open`, `close`, `ping` and `restart` is answered for the slot. */
export interface CrashMessage {
  type: 'crash';
  ack?: undefined;
  slot?: number;
  reason: 'trap' | 'signal' | 'loop' | 'stack' | 'exit' | 'memory';
  message: string;
  /** The place in the app's own code, if it is known. `line` and `column` begin with 1. */
  file: string | null;
  line: number | null;
  column: number | null;
  /** The functions that were running, the innermost first. */
  frames: { function: string; file: string | null; line: number | null }[];
  /** The last calls, beginning with the oldest, as events have them. */
  calls: any[];
}

export type ServerMessage = Hello | SceneMessage | Refusal | SweepAnswer | OverviewAnswer | ExplanationAnswer | AuditAnswer | PictureAnswer | ExportAnswer | PropertiesAnswer | FoundAnswer | Closed | { type: 'reload'; ack?: undefined } | ScenesMessage | CrashingMessage | CrashMessage | { type: 'pong'; ack: number };

/** A message, and the slots that it is for: slot 0 without both members. */
export type ClientMessage = SlotlessMessage & { slot?: number; slots?: number[] };

type SlotlessMessage =
  | { type: 'open'; [member: string]: unknown }
  | { type: 'close' }
  | { type: 'resize'; width?: Length; height?: Length; safeArea?: Insets }
  | { type: 'rotate'; to?: Orientation }
  | { type: 'arrange'; arrangement?: string; side?: Side; dividerX?: Length }
  | { type: 'background'; snapshots?: { width?: Length; height?: Length; userInterfaceStyle?: 'light' | 'dark' }[] }
  | { type: 'foreground' }
  | { type: 'tap'; target: string }
  | { type: 'tap'; x: Length; y: Length }
  | { type: 'swipe'; direction: string; x: Length; y: Length }
  | { type: 'drag'; target: string; phase: string; x?: Length }
  | { type: 'scroll'; target: string; x?: Length; y?: Length }
  | { type: 'edit'; target: string; text?: string }
  | { type: 'focus'; target?: string | null }
  | { type: 'traits'; [trait: string]: unknown }
  | { type: 'sweep'; from: Length; to: Length; height: Length; profile?: string }
  | { type: 'overview'; device: string }
  | { type: 'explain'; target: string }
  | { type: 'explain'; x: Length; y: Length }
  | { type: 'audit'; from: Length; to: Length; height: Length }
  | { type: 'picture' }
  | { type: 'export' }
  | { type: 'properties'; target: string }
  | { type: 'find'; target: string; text: string; after?: string; backwards?: boolean }
  | { type: 'set'; target: string; properties: Record<string, unknown> }
  | { type: 'sync' }
  | { type: 'restart'; fresh?: boolean }
  | { type: 'ping' };
