import type { SessionStore } from './session.ts';

/** What one tab tells the others. */
export interface TabMessage {
  type: 'logged-in' | 'logged-out';
  account: string;
}

export interface TabLink {
  /** Tells the other tabs. Call after log-in (with the account) and before the storage is cleared at log-out. */
  tell(message: TabMessage): void;
  disconnect(): void;
}

/** What is needed of the window. */
export interface TabPage {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  localStorage: Pick<Storage, 'setItem' | 'removeItem'>;
}

const CHANNEL = 'mekong.session';

const isTabMessage = (value: unknown): value is TabMessage & { id: string } =>
  typeof value === 'object' && value !== null && 'type' in value && 'account' in value && 'id' in value;

/**
 * Keeps tabs together: session storage belongs to one tab, so a log-out, or a log-in as somebody else, must be
 * told to the others. Sent twice, by BroadcastChannel and by a storage event, because either may be missing; taken once.
 *
 * A tab of the same account is cleared at log-out; a tab of another account at any log-in, because the cookie its token
 * was bound to is gone. A tab of the same account that hears of a new log-in keeps its data and should resume.
 *
 * @param onMessage called after this tab's store was cleared (`cleared`) or for any other message.
 */
export function connectTabs(
  store: SessionStore,
  onMessage: (message: TabMessage, cleared: boolean) => void,
  page: TabPage = window,
): TabLink {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let lastId = '';

  function take(message: unknown): void {
    if (!isTabMessage(message) || message.id === lastId) return;
    lastId = message.id;
    const own = store.get('account');
    const ends = own !== undefined && (message.type === 'logged-out') === (own === message.account);
    if (ends) store.clear();
    onMessage({ type: message.type, account: message.account }, ends);
  }

  const onStorage = (event: StorageEvent): void => {
    if (event.key !== CHANNEL || !event.newValue) return;
    try {
      take(JSON.parse(event.newValue));
    } catch {
      // not ours
    }
  };
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => take(event.data));
  page.addEventListener('storage', onStorage);

  return {
    tell(message) {
      const sent = { ...message, id: crypto.randomUUID() };
      channel?.postMessage(sent);
      try {
        page.localStorage.setItem(CHANNEL, JSON.stringify(sent));
        page.localStorage.removeItem(CHANNEL);
      } catch {
        // blocked storage: the channel alone has to do
      }
    },
    disconnect() {
      channel?.close();
      page.removeEventListener('storage', onStorage);
    },
  };
}
