// The views of the photo app: a profile's grid, the feed of a detail, and people's news.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { registerRow } from '../../app/views/rows.js';
import { registerView } from '../../app/views/views.js';
import { ActionRow } from './actionRow.js';
import { CommentsView } from './comments.js';
import { EmptyDetailView } from './emptyDetail.js';
import { FeedView } from './feed.js';
import { GridView } from './grid.js';
import { NotificationRow } from './notificationRow.js';
import { PersonRow } from './personRow.js';
import { ProfileFormView } from './profileForm.js';
import { StoryView } from './story.js';

await loadStyleSheets(import.meta.url, 'page.css');
registerView('grid', GridView, { needsLayout: true });
registerView('feed', FeedView, { needsLayout: true });
registerView('emptyDetail', EmptyDetailView);
registerView('comments', CommentsView, { needsLayout: true });
registerView('story', StoryView, { needsLayout: true });
registerView('profileForm', ProfileFormView);
registerRow('notification', NotificationRow);
registerRow('person', PersonRow);
registerRow('action', ActionRow);
