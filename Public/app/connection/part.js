// The panel about the connection, as a part of the page.
import { dockOf } from '../dock/dock.js';
import { DelayLine } from './delayLine.js';
import { Meter } from './meter.js';
import { ConnectionPanel } from './panel.js';

/** Creates the panel below its button. From then on, round trips are measured. */
export function make(page) {
  const { connectionButton, outage, preview } = page;
  const { connection } = preview;
  const meter = new Meter();
  connection.meter = meter;
  const panel = new ConnectionPanel(connectionButton, {
    state: () => ({
      isCut: connection.isCut, isUp: connection.isUp, since: outage.since,
      trips: meter.summary, revision: preview.scene?.rev ?? null, ...connection.bytes,
    }),
    dock: dockOf(page),
    ask: () => connection.send({ type: 'ping' }),
    // Without a line, messages take the shortest way through the page.
    line: () => (connection.line ??= new DelayLine()),
    cut(isCut) {
      connection.cut(isCut);
      if (isCut) outage.show(true);
    },
  });
  return panel;
}
