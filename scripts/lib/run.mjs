import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** No tool of ours phones home. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
};

/** The exit code of a command that was ended because its time was over: the one that `timeout` gives. */
export const TIMED_OUT = 124;

/** The shell of npm, as long as that lives. */
const parent = process.ppid;
/** Milliseconds between two looks at whether npm is still there. */
const LOOK_MS = 500;
/** Milliseconds that a command whose time is over has for its last words. */
const LAST_WORDS_MS = 10_000;

/**
 * Tells when the npm that started this script is gone. npm hands SIGTERM to a shell that dies of it without a word to us;
 * what we started would stay, and keep its port.
 *
 * @param {() => void} tell
 * @returns {() => void} stops looking
 */
function whenOrphaned(tell) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const timer = setInterval(() => process.ppid !== parent && tell(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** @returns {number[]} a process and all that it has started, itself or through others */
function familyOf(pid) {
  const { stdout = '' } = spawnSync('ps', ['-Ao', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  // the list grows while it is read: children of children come after them
  for (const elder of family) family.push(...pairs.filter(([, parentPid]) => parentPid === elder).map(([id]) => id));
  return family;
}

/** Kills those that have not gone by themselves. */
function kill(pids) {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has gone
    }
}

/**
 * Ends a command when its time is over, with all that it has started: a browser that hangs would outlive its runner, and keep
 * the port. What it has started goes first, so that it can still say what it knows.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {AbortSignal} [limit] without it the command may take as long as it likes
 * @returns {() => void} lets it be
 */
function endAt(child, limit) {
  let timer;
  const end = () => {
    const [, ...started] = familyOf(child.pid);
    kill(started);
    timer = setTimeout(() => kill([child.pid]), LAST_WORDS_MS);
  };
  limit?.addEventListener('abort', end, { once: true });
  return () => {
    limit?.removeEventListener('abort', end);
    clearTimeout(timer);
  };
}

/**
 * Runs a command; hands on SIGINT and SIGTERM, and ends it when npm has gone.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment of this process
 * @param {{ isQuiet?: boolean, limit?: AbortSignal, onFailure?: (said: string) => void }} [options] quiet: what it says is
 * shown only when it fails; limit: when its time is over; onFailure gets what a quiet one said that failed
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not be started; {@link TIMED_OUT} when it
 * was ended because its time was over
 */
export function run(command, args, env = {}, { isQuiet = false, limit, onFailure } = {}) {
  return new Promise((resolve) => {
    const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...quiet, ...env } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    const stopLooking = whenOrphaned(() => forward('SIGTERM'));
    const letBe = endAt(child, limit);
    const end = (exitCode) => {
      const code = limit?.aborted ? TIMED_OUT : exitCode;
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      stopLooking();
      letBe();
      if (code !== 0 && said.length > 0) {
        process.stderr.write(Buffer.concat(said));
        onFailure?.(Buffer.concat(said).toString());
      }
      resolve(code);
    };
    // close, not exit: the last words of a quiet one are still on their way when it exits
    child.on('close', (code) => end(code ?? 1));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
  });
}
