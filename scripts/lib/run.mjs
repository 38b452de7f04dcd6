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

/**
 * Runs a command; hands on SIGINT and SIGTERM.
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
    const end = (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
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
