// A session as a file (docs/protocol.md, "Transcripts"). Pure functions.

/** The version of the format. */
const format = 1;

/** The version of the server that answered, or an empty text if the record does not begin with its greeting. */
function versionIn(lines) {
  const hello = lines.find(({ kind, text }) => kind === 'receive' && text.startsWith('{"type":"hello"'));
  return hello ? JSON.parse(hello.text).server.version : '';
}

const isOpening = ({ kind, text }) => kind === 'send' && text.startsWith('{"type":"open"') && !/"resume":/.test(text);

/**
 * The lines from which a session can be replayed. If the beginning is no longer recorded, they begin with the first scene that
 * was opened afterwards; there may be none.
 */
export const replayable = (lines, dropped) => (dropped === 0 ? lines : lines.slice(Math.max(0, lines.findIndex(isOpening))));

/** The text of a transcript, or null if nothing can be replayed. */
export function transcriptOf(lines, dropped = 0) {
  const kept = replayable(lines, dropped);
  if (!kept.some(isOpening)) return null;
  const written = kept.map(({ at, kind, text, isTrimmed }) => `{"at":${at},"${kind}":${text}${isTrimmed ? ',"trimmed":true' : ''}}`);
  return [JSON.stringify({ transcript: format, version: versionIn(lines) }), ...written, ''].join('\n');
}

/** An error in a file, with the number of its line. */
const fault = (line, sentence) => new Error(`Line ${line}: ${sentence}`);

function parsed(text, line) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault(line, 'This is no JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault(line, 'It must be an object.');
  return value;
}

function lineOf({ at, send, receive, trimmed }, line) {
  if (typeof at !== 'number' || at < 0) throw fault(line, 'at must be a number of milliseconds from 0 on.');
  const message = send ?? receive;
  if (message === undefined || (send !== undefined && receive !== undefined)) throw fault(line, 'It must have either send or receive.');
  const kind = send ? 'send' : 'receive';
  if (typeof message?.type !== 'string') throw fault(line, `${kind}.type must be a string.`);
  return { at, kind, text: JSON.stringify(message), ...(trimmed ? { isTrimmed: true } : {}) };
}

/**
 * The lines of a transcript. Throws an error with a sentence that names the line.
 *
 * @returns {import('../wire/journal.js').Line[]}
 */
export function readTranscript(text) {
  const lines = text.split('\n').map((content, index) => ({ content, number: index + 1 })).filter(({ content }) => content.trim());
  const [first, ...rest] = lines;
  if (!first || parsed(first.content, first.number).transcript !== format) {
    throw fault(first?.number ?? 1, `A transcript begins with {"transcript":${format},"version":"…"}.`);
  }
  return rest.map(({ content, number }) => lineOf(parsed(content, number), number));
}
