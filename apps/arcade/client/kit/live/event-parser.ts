/** Server-sent events (WHATWG HTML, 9.2.6), as far as our server writes them: one line of data each. */

export interface ServerEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Reads events from pieces of any length. Comments are a sign of life only. */
export function createEventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()] as const),
      );
      const data = fields.get('data');
      if (data !== undefined) onEvent({ event: fields.get('event') ?? 'message', data, id: fields.get('id') });
    }
  };
}
