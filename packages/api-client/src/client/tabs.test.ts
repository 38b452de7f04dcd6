import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore } from './session.ts';
import { memoryStorage } from './storage.ts';
import { connectTabs, type TabLink, type TabPage } from './tabs.ts';

/** Pages of one browser: setting local storage in one raises a storage event in the others. */
class FakePage implements TabPage {
  readonly listeners = new Set<(event: StorageEvent) => void>();
  readonly localStorage: TabPage['localStorage'];
  constructor(browser: FakePage[]) {
    browser.push(this);
    this.localStorage = {
      setItem: (key, newValue) => {
        const event: StorageEvent = Object.assign(new Event('storage') as StorageEvent, { key, newValue });
        for (const page of browser) if (page !== this) for (const listener of page.listeners) listener(event);
      },
      removeItem: () => undefined,
    };
  }
  addEventListener(_: 'storage', listener: (event: StorageEvent) => void): void {
    this.listeners.add(listener);
  }
  removeEventListener(_: 'storage', listener: (event: StorageEvent) => void): void {
    this.listeners.delete(listener);
  }
}

const links: TabLink[] = [];
afterEach(() => {
  for (const link of links.splice(0)) link.disconnect();
  vi.unstubAllGlobals();
});

function openTab(browser: FakePage[], account?: string) {
  const store = createSessionStore(memoryStorage());
  if (account) store.set({ token: `token of ${account}`, account, merchant: 'mekong' });
  const onMessage = vi.fn();
  const link = connectTabs(store, onMessage, new FakePage(browser));
  links.push(link);
  return { store, onMessage, link };
}

function openTabs(first: string | undefined, second: string | undefined) {
  vi.stubGlobal('BroadcastChannel', undefined);
  const browser: FakePage[] = [];
  return [openTab(browser, first), openTab(browser, second)] as const;
}

describe('tabs', () => {
  test('follow a log-out of the same account', () => {
    const [one, other] = openTabs('sokha', 'sokha');
    one.link.tell({ type: 'logged-out', account: 'sokha' });
    expect(other.store.get('token')).toBeUndefined();
    expect(other.store.get('merchant')).toBe('mekong');
    expect(other.onMessage).toHaveBeenCalledExactlyOnceWith({ type: 'logged-out', account: 'sokha' }, true);
    expect(one.onMessage).not.toHaveBeenCalled();
  });

  test('are cleared when somebody else logs in, because their cookie is gone', () => {
    const [one, other] = openTabs(undefined, 'sokha');
    one.link.tell({ type: 'logged-in', account: 'dara' });
    expect(other.store.get('token')).toBeUndefined();
    expect(other.onMessage).toHaveBeenCalledWith({ type: 'logged-in', account: 'dara' }, true);
  });

  test('keep their data when the same account logs in elsewhere, and when another one logs out', () => {
    const [one, other] = openTabs(undefined, 'sokha');
    one.link.tell({ type: 'logged-in', account: 'sokha' });
    one.link.tell({ type: 'logged-out', account: 'dara' });
    expect(other.store.get('token')).toBe('token of sokha');
    expect(other.onMessage).toHaveBeenCalledTimes(2);
  });

  test('take a message once when it comes by channel and by storage', () => {
    const channels: EventTarget[] = [];
    class FakeChannel extends EventTarget {
      constructor() {
        super();
        channels.push(this);
      }
      postMessage(data: unknown): void {
        for (const channel of channels)
          if (channel !== this) channel.dispatchEvent(Object.assign(new Event('message'), { data }));
      }
      close(): void {}
    }
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const browser: FakePage[] = [];
    const [one, other] = [openTab(browser), openTab(browser)];
    one.link.tell({ type: 'logged-out', account: 'sokha' });
    expect(other.onMessage).toHaveBeenCalledTimes(1);
  });
});
