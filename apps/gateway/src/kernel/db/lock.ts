import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DataDirLocked } from './errors.ts';

/** A lock file that cannot be read is taken for one that is being written, as long as it is younger than this. */
const GRACE_MS = 2_000;

interface Owner {
  pid: number;
  /** Start time of the process where the system tells it; a recycled pid has another one. */
  startedAt: string | undefined;
  /** Differs per lock, so that a lock can be told from the next one of the same process. */
  id: string;
}

/** Locks this very process holds; its own pid in a lock file otherwise means an earlier life (pid 1 in a container). */
const ownLocks = new Set<string>();

/**
 * Takes the lock of a data directory: the file `<dataDir>.lock` beside it, with the pid of its owner.
 * The lock of a process that no longer lives is taken over.
 *
 * @param dataDir absolute path of the data directory
 * @returns a function that gives the lock back; calling it twice is harmless
 * @throws DataDirLocked when a living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const path = `${dataDir}.lock`;
  const own: Owner = { pid: process.pid, startedAt: startTime(process.pid), id: randomUUID() };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (ownLocks.has(path)) throw new DataDirLocked(dataDir, process.pid);
    if (create(path, own)) {
      ownLocks.add(path);
      return () => {
        if (ownLocks.delete(path) && read(path)?.id === own.id) rmSync(path, { force: true });
      };
    }
    const owner = read(path);
    if (owner ? isAlive(owner) : isYoung(path)) throw new DataDirLocked(dataDir, owner?.pid);
    takeAway(path, owner);
  }
  throw new DataDirLocked(dataDir, read(path)?.pid);
}

/** Creates the file with its content in one step: another process sees no lock or a whole one. */
function create(path: string, owner: Owner): boolean {
  const draft = `${path}.${owner.id}`;
  writeFileSync(draft, `${JSON.stringify(owner)}\n`);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes a dead lock. Two processes may find the same dead lock at once: what was moved away is looked at again,
 * and a fresh lock that the other one has made meanwhile is put back.
 */
function takeAway(path: string, dead: Owner | undefined): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside)?.id !== dead?.id) {
    try {
      linkSync(aside, path);
    } catch {
      // a third process was quicker; its lock stands
    }
  }
  rmSync(aside, { force: true });
}

function read(path: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined;
    return {
      pid: value.pid,
      startedAt: 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : undefined,
      id: 'id' in value && typeof value.id === 'string' ? value.id : '',
    };
  } catch {
    return undefined;
  }
}

function isYoung(path: string): boolean {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified < GRACE_MS;
}

function isAlive(owner: Owner): boolean {
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it lives under another user
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const stat = statOf(owner.pid);
  // Z: it has ended, and only its parent has not looked yet. X: it is ending.
  if (stat && /^[ZX]$/.test(stat[0] ?? '')) return false;
  const now = stat?.[19];
  return owner.startedAt === undefined || now === undefined || now === owner.startedAt;
}

/** Clock ticks since boot at which the process started (field 22 of /proc/<pid>/stat); Linux only. */
const startTime = (pid: number): string | undefined => statOf(pid)?.[19];

/** Fields of /proc/<pid>/stat from the third on, the state; Linux only. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
