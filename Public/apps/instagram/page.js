// The views of the photo app: a profile's grid, the feed of a detail, and people's news.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { registerRow } from '../../app/views/rows.js';
import { registerView } from '../../app/views/views.js';
import { EmptyDetailView } from './emptyDetail.js';
import { FeedView } from './feed.js';
import { GridView } from './grid.js';
import { NotificationRow } from './notificationRow.js';

await loadStyleSheets(import.meta.url, 'profile.css', 'feed.css', 'instagram.css');
registerView('grid', GridView, { needsLayout: true });
registerView('feed', FeedView, { needsLayout: true });
registerView('emptyDetail', EmptyDetailView);
registerRow('notification', NotificationRow);
