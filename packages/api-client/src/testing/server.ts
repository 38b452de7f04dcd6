import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

export interface TestServer {
  baseUrl: string;
  received: Received[];
  /** Answers the next requests, one entry each; the last one stays. */
  answers(...answers: Answer[]): void;
  close(): Promise<void>;
}

/** An answer with a JSON body. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** A good answer in the envelope. */
export const value = (content: unknown): Answer => json(200, { success: true, value: content });

/** A failed answer in the envelope. */
export const failure = (status: number, code: string, more: Record<string, unknown> = {}): Answer =>
  json(status, { success: false, error: { code, params: {}, requestId: 'req-1', ...more } });

/** The connection breaks before an answer. */
export const cut: Answer = (response) => {
  response.socket?.destroy();
};

/** No answer ever comes. */
export const hang: Answer = () => undefined;

/** A real server on a free port, so that tests see real connections break. */
export async function startServer(): Promise<TestServer> {
  let queue: Answer[] = [];
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      received.push(entry);
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      answer?.(response, entry);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers(...next) {
      queue = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
