/** Different pictures that have to fail on a host before the session leaves it: one that is missing fails everywhere. */
const enough = 3;

/** What is needed of the picker of hosts. */
export interface Hosts {
  /** Base address in use. */
  current(): string | undefined;
  /** The host in use failed: take the next one. */
  next(): string | undefined;
}

/**
 * Finds the next host for pictures that do not load. A picture looks on the other hosts at once; the session
 * changes its host only after several pictures have failed on it, so that the cache goes on to work.
 *
 * @param hosts base addresses, all of which may be used
 * @param picker whose pick the session keeps
 */
export function createImageHosts(hosts: readonly string[], picker: Hosts) {
  const bases = hosts.map((host) => host.replace(/\/$/, ''));
  const failures = new Map<string, Set<string>>();
  return {
    /** Address for the next try; the same one where no other host could have it. */
    nextSource(failed: string): string {
      const at = bases.findIndex((base) => failed.startsWith(`${base}/`));
      const base = bases[at];
      if (base === undefined || bases.length < 2) return failed;
      const path = failed.slice(base.length);
      const lost = failures.get(base) ?? new Set();
      failures.set(base, lost.add(path));
      // never the last one: a session without a host has no pictures at all
      if (lost.size >= enough && picker.current() === hosts[at] && failures.size < bases.length) picker.next();
      return `${bases[(at + 1) % bases.length]}${path}`;
    },
  };
}
