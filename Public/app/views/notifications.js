// The notifications: a list with one section, without a header.
import { ListView } from './list.js';

/** A list whose model names its rows alone. */
export class NotificationsView extends ListView {
  #model = null;

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    const rows = model.rows.map(row => ({ ...row, kind: 'notification' }));
    super.update({ style: 'notifications', title: 'Notifications', sections: [{ rows }] });
  }
}
