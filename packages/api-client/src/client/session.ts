import type {
  AccountType,
  Announcements,
  DomainRoute,
  GameCard,
  GameMenuEntry,
  GameVendorLane,
  MemberInfo,
  MerchantWallet,
  PermissionInfo,
  RegisterRule,
  WinnerEntry,
} from '../generated/reader-types.gen.ts';
import { type KeyValueStorage, webStorage } from './storage.ts';

/** Values by session storage key. The names are those of the specification. */
export interface SessionValues {
  token: string;
  account: string;
  username: string;
  nickname: string;
  customerId: string;
  /** Account type number: 0 member, 1 agent, 2 general agent, 4 trial, 41 and 42 affiliate agents. */
  isAgent: AccountType;
  /** The member may transfer to the upline. */
  toUpline: boolean;
  regDate: string;
  merchant: string;
  merchantCode: string;
  platform: 'W';
  /** clubLabel.labelName: code of the club */
  memberLabel: string;
  /** clubLabel.rankLevel */
  vipRankLevel: number;
  /** The password must be changed first. */
  cpw: boolean;
  /** The member's view of the wallet model. */
  wallet: MerchantWallet;
  routers: DomainRoute;
  settings: PermissionInfo;
  lottGames: GameMenuEntry[];
  /** Registration rules. */
  validate: RegisterRule[];
  popular: GameCard[];
  index_notice: Announcements;
  consolidated: Record<string, unknown>;
  WINNERS: WinnerEntry[];
  iframeUrl: string;
  enableSalary: boolean;
  enableContract: boolean;
  merchantWallet: MerchantWallet;
  /** The announcement popup was closed; it stays closed for this session. */
  publicityClose: boolean;
  /** Contracts that an agent put off, as `id@version`: they stay closed for this session until they change. */
  contractsClose: readonly string[];
  prizeMode: string;
  current_vassalage: string;
  favNodeIds: number[];
  /** Vendor lanes and when they were stored (milliseconds since 1970). */
  lanes: { storedAt: number; lanes: GameVendorLane[] };
}

export type SessionKey = keyof SessionValues;

/** Keys whose value is a text. */
type TextKey = { [Key in SessionKey]: SessionValues[Key] extends string ? Key : never }[SessionKey];

/** Keys whose value is stored as plain text; all others as JSON, which the first download need not name. */
const texts: Readonly<Record<string, true>> = {
  token: true,
  account: true,
  username: true,
  nickname: true,
  customerId: true,
  regDate: true,
  merchant: true,
  merchantCode: true,
  platform: true,
  memberLabel: true,
  iframeUrl: true,
  prizeMode: true,
  current_vassalage: true,
} satisfies Record<TextKey, true>;

/** What stays after log-out. */
const KEPT: readonly string[] = ['merchant', 'merchantCode'];

export interface SessionStore {
  /** Value of a key, or undefined. The same object as long as it is unchanged, so it can be a React snapshot. */
  get<Key extends SessionKey>(key: Key): SessionValues[Key] | undefined;
  /** Sets one or more keys and tells the listeners once. `undefined` removes a key. */
  set(values: { [Key in SessionKey]?: SessionValues[Key] | undefined }): void;
  /** Removes everything from the storage except merchant and merchantCode (log-out). */
  clear(): void;
  /** Is somebody logged in? True when a token is stored with its account. */
  isOpen(): boolean;
  /**
   * The same, as a page begins. A token without an account is removed then, unless it is kept for the one thing
   * it may do: change a password that has to be changed first (cpw). Later on such a token may be that of a member who is
   * just being loaded.
   */
  restore(): boolean;
  /** Stores what the header and the guards need of the member that logged in. */
  setMember(member: MemberInfo): void;
  /** Calls the listener after each change; returns the way to stop. For React: `useSyncExternalStore(session.subscribe, ...)`. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store over a storage. The page's own is {@link session}. */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const listeners = new Set<() => void>();
  const parsed = new Map<string, { raw: string; value: unknown }>();

  function decode(key: SessionKey, raw: string): unknown {
    if (texts[key]) return raw;
    const known = parsed.get(key);
    if (known?.raw === raw) return known.value;
    let value: unknown;
    try {
      value = JSON.parse(raw);
    } catch {
      value = undefined; // somebody else wrote it: as good as absent
    }
    parsed.set(key, { raw, value });
    return value;
  }

  function write(key: SessionKey, value: unknown): void {
    if (value === undefined) storage.remove(key);
    else storage.set(key, texts[key] ? String(value) : JSON.stringify(value));
  }

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const store: SessionStore = {
    get<Key extends SessionKey>(key: Key) {
      const raw = storage.get(key);
      return raw === undefined ? undefined : (decode(key, raw) as SessionValues[Key] | undefined);
    },
    set(values) {
      for (const key of Object.keys(values) as SessionKey[]) write(key, values[key]);
      tell();
    },
    clear() {
      for (const key of storage.keys()) if (!KEPT.includes(key)) storage.remove(key);
      tell();
    },
    isOpen: () => Boolean(storage.get('token') && storage.get('account')),
    restore() {
      const isOpen = store.isOpen();
      if (!isOpen && storage.get('token') && !storage.get('cpw')) store.set({ token: undefined });
      return isOpen;
    },
    setMember(member) {
      store.set({
        account: member.account,
        username: member.username,
        nickname: member.nickname,
        customerId: member.customerId,
        isAgent: member.type,
        toUpline: member.toUpline,
        regDate: member.regDate,
        merchantCode: member.merchantCode,
        platform: 'W',
        memberLabel: member.clubLabel.labelName,
        vipRankLevel: member.clubLabel.rankLevel,
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return store;
}

/** The page's session. On a server it is always empty. */
export const session: SessionStore = createSessionStore(webStorage('sessionStorage'));
