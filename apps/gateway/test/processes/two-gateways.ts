/**
 * A site that two gateways serve: both on one PostgreSQL, behind a proxy that gives each of them every other request, so
 * that what one of them keeps to itself is missed at the other.
 *
 *   PORT=8180 VENDOR_PORT=8181 OPERATIONS_PORT=8182 node two-gateways.ts USERNAME PASSWORD    of the member who wins
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { freePort, startPostgres } from '@mekong/test-postgres/postgres';
import { onFreePorts } from './program.ts';

const variables = ['PORT', 'VENDOR_PORT', 'OPERATIONS_PORT'] as const;
type Ports = Record<(typeof variables)[number], number>;

/** Where gateways listen: the address whose ports are looked for. By the name localhost another program could answer. */
const HOST = '127.0.0.1';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Hands every request to the next of the ports in turn; streams stay open as long as both ends want them. */
async function startProxy(port: number, targets: readonly number[]): Promise<Server> {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const target = targets[count++ % targets.length];
    const { 'x-forwarded-for': earlier, ...headers } = incoming.headers;
    const from = [earlier, incoming.socket.remoteAddress].filter(Boolean).join(', ');
    // a connection of its own each: one that is kept may be closed at the moment it is used again
    const onward = httpRequest({
      ...{ host: HOST, port: target, method: incoming.method, path: incoming.url, agent: false },
      headers: { ...headers, 'x-forwarded-for': from },
    });
    onward.on('response', (answer) => {
      const { connection, 'keep-alive': keepAlive, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      outgoing.flushHeaders();
      pipeline(answer, outgoing, () => undefined);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen({ host: 'localhost', port });
  await once(server, 'listening');
  return server;
}

/** Starts the program on ports of its own. @returns them once it serves; else its last words */
async function startGateway(env: NodeJS.ProcessEnv, started: ChildProcess[]): Promise<Ports | string> {
  const ports = { PORT: await freePort(), VENDOR_PORT: await freePort(), OPERATIONS_PORT: await freePort() };
  const own = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const child = spawn(process.execPath, [pathOf('../../src/main.ts'), '--demo'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...own, HOST },
  });
  started.push(child);
  const closed = once(child, 'close');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
    process.stderr.write(text);
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('Ctrl+C')) {
      child.stdout.resume();
      return ports;
    }
  await closed;
  return said;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const gateways: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'mekong-two-gateways-'));
const postgres = await startPostgres();
const origin = (name: keyof Ports): string => `http://localhost:${process.env[name]}`;
const env = {
  ...process.env,
  DATABASE_URL: postgres.url,
  SECRET_KEY: randomBytes(32).toString('base64'),
  PUBLIC_ORIGIN: origin('PORT'),
  VENDOR_ORIGIN: origin('VENDOR_PORT'),
  TRUST_PROXY: '127.0.0.1,::1',
};

async function stop(): Promise<void> {
  for (const gateway of gateways.filter(isRunning)) {
    const ended = once(gateway, 'exit');
    gateway.kill('SIGTERM');
    await ended;
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

const filling = spawn(process.execPath, [pathOf('site-data.ts'), ...process.argv.slice(2)], { stdio: 'inherit', env });
const [code] = (await once(filling, 'exit')) as [number | null];
if (code !== 0) throw new Error('The database could not be filled.');

// each has its pictures in a folder of its own, as on two machines
const started = await Promise.all(
  ['first', 'second'].map((name) =>
    onFreePorts(() => startGateway({ ...env, DATA_DIR: join(folder, name) }, gateways)),
  ),
);
for (const name of variables) {
  const targets = started.map((ports) => ports[name]);
  await startProxy(Number(process.env[name]), targets);
}
