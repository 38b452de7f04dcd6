import { createServer, type Socket } from 'node:net';

/** How a mail server treats the next letters. */
export type MailMood = 'takes' | 'refuses for now' | 'refuses for good' | 'hangs up' | 'says nothing';

/** A mail server of a test: speaks as much SMTP as it takes to hand a letter over. */
export interface MailServer {
  url: string;
  mood: MailMood;
  /** Letters that were taken: envelope and text as they came. */
  letters: { from: string; to: string; source: string }[];
  /** How often somebody has connected. */
  calls: number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const state: Pick<MailServer, 'mood' | 'letters' | 'calls'> = { mood: 'takes', letters: [], calls: 0 };

  const server = createServer((socket) => {
    state.calls += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (state.mood === 'hangs up') return socket.destroy();
    if (state.mood === 'says nothing') return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const letter = { from: '', to: '', source: '' };
    let isLetter = false;
    let buffer = '';
    say('220 mail.test ESMTP');
    socket.on('data', (bytes) => {
      buffer += bytes.toString('utf8');
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (isLetter) {
          if (line !== '.') letter.source += `${line}\n`;
          else {
            isLetter = false;
            state.letters.push({ ...letter });
            say('250 taken');
          }
          continue;
        }
        const [word = ''] = line.toUpperCase().split(' ');
        if (word === 'EHLO' || word === 'HELO') say('250 mail.test');
        else if (word === 'MAIL') {
          letter.from = /<([^>]*)>/.exec(line)?.[1] ?? '';
          say('250 yes');
        } else if (word === 'RCPT') {
          letter.to = /<([^>]*)>/.exec(line)?.[1] ?? '';
          if (state.mood === 'refuses for now') say('451 come back later');
          else if (state.mood === 'refuses for good') say('550 no such mailbox');
          else say('250 yes');
        } else if (word === 'DATA') {
          isLetter = true;
          say('354 go on');
        } else if (word === 'QUIT') socket.end('221 bye\r\n');
        else say('250 yes');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
}
