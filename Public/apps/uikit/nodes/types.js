// Which node draws which type of view.
import { BoxNode, CardNode } from './box.js';
import { ButtonNode } from './button.js';
import { ScrollNode, TableNode } from './containers.js';
import { ActivityNode, PageControlNode, ProgressNode, SegmentsNode, SliderNode, StepperNode, SwitchNode } from './controls.js';
import { FieldNode, TextViewNode } from './fields.js';
import { ImageNode } from './image.js';
import { LabelNode } from './label.js';

/** The nodes by the types of docs/uikit-content.md. */
const types = {
  activity: ActivityNode,
  box: BoxNode,
  button: ButtonNode,
  card: CardNode,
  field: FieldNode,
  image: ImageNode,
  label: LabelNode,
  pageControl: PageControlNode,
  progress: ProgressNode,
  scroll: ScrollNode,
  segments: SegmentsNode,
  slider: SliderNode,
  stepper: StepperNode,
  switch: SwitchNode,
  table: TableNode,
  textView: TextViewNode,
};

/** Makes the node for a view; one of a type that this page does not know is a box with the name of the type. */
export function makeNode(node, context) {
  const Node = types[node.type];
  return Node ? new Node(node, context) : new BoxNode({ ...node, name: node.name ?? node.type }, context);
}
