import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { latencyOf, statusOf } from './reach.ts';

const asked: string[] = [];
const server = createServer(({ method, url }, response) => {
  asked.push(`${method} ${url}`);
  if (url === '/silent/healthz') return;
  response.writeHead(url === '/gone.js' ? 404 : 200).end();
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an address says whether it is there, without its content', async () => {
  expect([await statusOf(`${origin}/here.js`), await statusOf(`${origin}/gone.js`)]).toEqual([200, 404]);
  expect(asked).toEqual(['HEAD /here.js', 'HEAD /gone.js']);
  await expect(statusOf('http://127.0.0.1:1/')).rejects.toMatchObject({ name: 'TypeError' });
});

test('an origin that answers has a time, one that is silent or away has none', async () => {
  expect(await latencyOf(origin, 5_000)).toBeGreaterThanOrEqual(1);
  expect(asked.at(-1)).toBe('HEAD /healthz');
  expect(await latencyOf(`${origin}/silent`, 50)).toBeUndefined();
  expect(await latencyOf('http://127.0.0.1:1', 5_000)).toBeUndefined();
});
