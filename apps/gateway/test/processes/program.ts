import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program in a process of its own. */
export interface RunningProgram {
  /** The last of what it has complained of. */
  complaints(): string;
  /** Ends it without warning. Resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts a program that says when it serves.
 *
 * @param env all of its environment, but for what Node itself needs
 * @param ready what is in the line that it says then
 * @returns the program once it serves; else its last words
 */
export async function startProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  ready = 'Ctrl+C',
): Promise<RunningProgram | string> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '', ...env },
  });
  // not exit: the last words are still on their way then, and a port that was taken would not be told
  const exit = once(child, 'close');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  let isReady = false;
  for await (const line of createInterface({ input: child.stdout })) {
    said = `${said}${line}\n`.slice(-4_000);
    isReady = line.includes(ready);
    if (isReady) break;
  }
  if (!isReady) {
    await exit;
    return said;
  }
  said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  return {
    complaints: () => said,
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/**
 * Begins a program until the ports that it was given are its own: one that is free when it is chosen may be taken when the
 * program asks for it, since other programs look for theirs at the same time.
 *
 * @param begin chooses ports and starts; gives what serves then, else the last words of the program
 */
export async function onFreePorts<Served>(begin: () => Promise<Served | string>): Promise<Served> {
  for (let attempt = 1; ; attempt++) {
    const begun = await begin();
    if (typeof begun !== 'string') return begun;
    if (attempt === 5 || !begun.includes('PORT=<port>')) throw new Error(`The gateway did not start: ${begun}`);
  }
}
