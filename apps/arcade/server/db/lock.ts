import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnavailable } from './errors.ts';

/**
 * Keeps a second process off the folder of an embedded database: two writers would lose rounds without an error. The lock is
 * that of a file that is open, so the system takes it back from a process that dies, however it dies.
 *
 * @returns gives the lock back
 * @throws DatabaseUnavailable when a living process holds it
 */
export function lockFolder(path: string): () => void {
  const file = new DatabaseSync(`${path}.lock`);
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file.close();
    throw new DatabaseUnavailable(
      `The data folder ${path} is in use by another process: stop it first, or name another one with ARCADE_DATA_DIR=<path>.`,
      { cause: error },
    );
  }
  return () => file.close();
}
