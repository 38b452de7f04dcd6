import { createServer, type IncomingHttpHeaders } from 'node:http';

/** How a provider answers the next messages: a status, or in one of these ways. */
export type SmsMood = number | 'hangs up' | 'sends elsewhere';

/** An HTTP provider of SMS in a test. */
export interface SmsProvider {
  url: string;
  mood: SmsMood;
  /** What came, taken or not. */
  requests: { headers: IncomingHttpHeaders; body: unknown }[];
  close(): Promise<void>;
}

export async function startSmsProvider(): Promise<SmsProvider> {
  const state: Pick<SmsProvider, 'mood' | 'requests'> = { mood: 202, requests: [] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    state.requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
    if (state.mood === 'hangs up') response.socket?.destroy();
    else if (state.mood === 'sends elsewhere') response.writeHead(307, { location: '/elsewhere' }).end();
    else response.writeHead(state.mood, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}/messages`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
