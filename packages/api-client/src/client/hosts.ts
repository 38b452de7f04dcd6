import { type KeyValueStorage, webStorage } from './storage.ts';

/** A path, never `//host` in any of the spellings a browser takes for it (backslash, tab, line break). */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/;

/** May content be loaded from this base address? https, http on this machine, or a path of the site itself. */
export function isAllowedHost(base: string): boolean {
  if (base.startsWith('/')) return OWN_PATH.test(base);
  if (!LOCAL.test(base) && !base.startsWith('https://')) return false;
  return URL.canParse(base) && new URL(base).username === '';
}

/**
 * May this address be opened in the game frame? Only https (or http on this machine) and only when its origin is one
 * of `launchGameCDNs`, to the letter: no wildcard, no sub-domain.
 */
export function isAllowedGameUrl(address: string, hosts: readonly string[]): boolean {
  if (!isAllowedHost(address) || address.startsWith('/')) return false;
  const { origin } = new URL(address);
  return hosts.some((host) => isAllowedHost(host) && !host.startsWith('/') && new URL(host).origin === origin);
}

export interface HostPicker {
  /** Base address in use; undefined when no host of the list is allowed. */
  current(): string | undefined;
  /** The host failed: take the next one. Undefined after every host was tried once. */
  next(): string | undefined;
  /** Address of a path on the host in use. */
  url(path: string): string | undefined;
}

export interface HostPickerOptions {
  /** Where the pick of this session is kept. Default: session storage. */
  storage?: KeyValueStorage | undefined;
  /** Number from 0 up to 1. Default: Math.random. */
  random?: (() => number) | undefined;
}

/**
 * Picks one host of a server-supplied list at random, once per session, so that the HTTP cache works. Hosts
 * that are not allowed are left out. On a server the first one is taken, because nothing is kept there.
 *
 * @param name what the hosts are for; part of the storage key.
 */
export function createHostPicker(
  name: 'image' | 'game',
  hosts: readonly string[],
  {
    storage = webStorage('sessionStorage'),
    random = typeof document === 'undefined' ? () => 0 : Math.random,
  }: HostPickerOptions = {},
): HostPicker {
  const key = `host.${name}`;
  const allowed = hosts.filter(isAllowedHost);
  const failed = new Set<string>();
  const keep = (host: string | undefined): string | undefined => {
    if (host !== undefined) storage.set(key, host);
    return host;
  };
  const inUse = (): string | undefined => {
    const left = allowed.filter((host) => !failed.has(host));
    const stored = storage.get(key);
    if (stored !== undefined && left.includes(stored)) return stored;
    return keep(left[Math.floor(random() * left.length)]);
  };
  return {
    current: inUse,
    next() {
      const bad = inUse();
      if (bad !== undefined) failed.add(bad);
      return inUse();
    },
    url(path) {
      const base = inUse();
      return base === undefined ? undefined : base.replace(/\/$/, '') + path;
    },
  };
}
