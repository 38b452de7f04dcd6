import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** No tool of ours phones home. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
};

/** The shell of npm, as long as that lives. */
const parent = process.ppid;
/** Milliseconds between two looks at whether npm is still there. */
const LOOK_MS = 500;

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

/**
 * Runs a command; hands on SIGINT and SIGTERM, and ends it when npm has gone.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment of this process
 * @param {{ isQuiet?: boolean }} [options] quiet: what it says is shown only when it fails
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not be started
 */
export function run(command, args, env = {}, { isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...quiet, ...env } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    const stopLooking = whenOrphaned(() => forward('SIGTERM'));
    const end = (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      stopLooking();
      if (code !== 0 && said.length > 0) process.stderr.write(Buffer.concat(said));
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
