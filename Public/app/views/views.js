// Maps kinds of view models to views.
import { ComposeView } from './mail/compose.js';
import { EmptyMessageView } from './mail/emptyMessage.js';
import { InspectorView } from './mail/inspector.js';
import { MessageView } from './mail/message.js';
import { BlankView } from './blank.js';
import { CoverFlowView } from './files/coverFlow.js';
import { FileGridView } from './files/fileGrid.js';
import { MapView } from './places/map.js';
import { ConversationView } from './messages/conversation.js';
import { EmptyDetailView } from './emptyDetail.js';
import { FeedView } from './feed.js';
import { GridView } from './grid.js';
import { LabelsView } from './labels.js';
import { ListView } from './list.js';
import { PlainView } from './plain.js';
import { TabBarView } from './tabBar.js';

const views = {
  grid: GridView,
  feed: FeedView,
  list: ListView,
  blank: BlankView,
  labels: LabelsView,
  emptyDetail: EmptyDetailView,
  tabBar: TabBarView,
  message: MessageView,
  emptyMessage: EmptyMessageView,
  inspector: InspectorView,
  compose: ComposeView,
  map: MapView,
  files: FileGridView,
  coverFlow: CoverFlowView,
  conversation: ConversationView,
};

/** The kinds whose layout needs numbers that a scene may not have yet. */
const needsLayout = new Set(['grid', 'feed', 'list', 'map', 'files', 'coverFlow']);

/** The kind of view for a pane and its model. A grid without its numbers is a plain surface. */
export function viewKind(pane, model) {
  if (!model || !views[model.kind]) return 'plain';
  return needsLayout.has(model.kind) && !pane.layout?.contentSize ? 'plain' : model.kind;
}

/** Creates a view of a kind for the pane with the given id. */
export function makeView(kind, paneId, context) {
  return new (views[kind] ?? PlainView)(paneId, context);
}
