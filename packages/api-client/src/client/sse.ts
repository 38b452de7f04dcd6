/** One event of a server-sent stream. */
export interface ServerSentEvent {
  event: string;
  data: string;
  id: string | undefined;
}

/**
 * Reads the lines of a server-sent stream (WHATWG HTML, 9.2.6) from pieces of any length. Comments count as a sign of
 * life only. `retry:` is ignored: the client has its own back-off.
 */
export function createSseParser(onEvent: (event: ServerSentEvent) => void): (piece: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];
  let id: string | undefined;

  function takeLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n'), id });
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
  }

  return (piece) => {
    const text = rest + piece;
    // A carriage return at the very end may be half of CRLF: wait for what follows.
    const lines = (text.endsWith('\r') ? text.slice(0, -1) : text).split(/\r\n|\n|\r/);
    rest = lines.pop()! + (text.endsWith('\r') ? '\r' : '');
    for (const line of lines) takeLine(line);
  };
}
