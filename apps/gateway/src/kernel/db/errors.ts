/**
 * The database cannot be opened. The message is one sentence for the operator that says what is wrong and what to do;
 * the entry point prints it and exits non-zero.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Another process works on the same data directory. Two writers would lose money without an error. */
export class DataDirLocked extends DatabaseUnavailable {
  override name = 'DataDirLocked';
  /** Process that holds the lock, when its file tells. */
  readonly pid: number | undefined;

  constructor(dataDir: string, pid: number | undefined) {
    const owner = pid === undefined ? 'another process' : `process ${pid}`;
    super(
      `The data directory ${dataDir} is in use by ${owner}: stop it first, or start on another one with DATA_DIR=<path>.`,
    );
    this.pid = pid;
  }
}

/** The data directory exists and is not a database that this version can open. It is never changed or overwritten. */
export class DataDirBroken extends DatabaseUnavailable {
  override name = 'DataDirBroken';

  constructor(dataDir: string, reason: string, options?: ErrorOptions) {
    super(
      `The data directory ${dataDir} cannot be opened (${reason}): restore it from a copy, or move it away to start with an empty one.`,
      options,
    );
  }
}

/** No room left for the data directory. */
export class DataDirFull extends DatabaseUnavailable {
  override name = 'DataDirFull';

  constructor(dataDir: string, options?: ErrorOptions) {
    super(
      `The disk that holds ${dataDir} is full: free some space, or start on another one with DATA_DIR=<path>.`,
      options,
    );
  }
}

/** The SQLSTATE of a database error, on both engines; `undefined` for every other error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
