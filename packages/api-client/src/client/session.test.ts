import { describe, expect, test, vi } from 'vitest';
import type { MemberInfo } from '../generated/reader-types.gen.ts';
import { createSessionStore, type SessionKey, session } from './session.ts';
import { memoryStorage } from './storage.ts';

const member: MemberInfo = {
  id: '1001',
  customerId: 'C1001',
  account: 'sokha',
  username: 'sokha',
  nickname: 'Sokha',
  type: 0,
  toUpline: true,
  regDate: '2026-01-05T02:11:00.000Z',
  clubLabel: { labelName: 'SILVER', rankLevel: 2 },
  merchantCode: 'MEKONG',
  currency: 'KHR',
  currencySymbol: '៛',
  language: 'KM',
};

/** The keys of the specification in its order, and how each is stored; the compiler holds the list complete. */
const kinds = {
  token: 'text',
  account: 'text',
  username: 'text',
  nickname: 'text',
  customerId: 'text',
  isAgent: 'json',
  toUpline: 'json',
  regDate: 'text',
  merchant: 'text',
  merchantCode: 'text',
  platform: 'text',
  memberLabel: 'text',
  vipRankLevel: 'json',
  cpw: 'json',
  wallet: 'json',
  routers: 'json',
  settings: 'json',
  lottGames: 'json',
  validate: 'json',
  popular: 'json',
  index_notice: 'json',
  consolidated: 'json',
  WINNERS: 'json',
  iframeUrl: 'text',
  enableSalary: 'json',
  enableContract: 'json',
  merchantWallet: 'json',
  publicityClose: 'json',
  contractsClose: 'json',
  prizeMode: 'text',
  current_vassalage: 'text',
  favNodeIds: 'json',
  lanes: 'json',
} as const satisfies Record<SessionKey, 'text' | 'json'>;

function openStore() {
  const storage = memoryStorage();
  return { storage, store: createSessionStore(storage) };
}

describe('session store', () => {
  test.each(Object.entries(kinds))('keeps %s as %s', (key, kind) => {
    const { storage, store } = openStore();
    storage.set(key, '"1"');
    expect(store.get(key as SessionKey)).toBe(kind === 'text' ? '"1"' : '1');
  });

  test('writes plain text where the specification has text and JSON elsewhere', () => {
    const { storage, store } = openStore();
    store.set({ token: 'abc' });
    store.setMember(member);
    expect(Object.fromEntries(storage.keys().map((key) => [key, storage.get(key)]))).toEqual({
      token: 'abc',
      account: 'sokha',
      username: 'sokha',
      nickname: 'Sokha',
      customerId: 'C1001',
      isAgent: '0',
      toUpline: 'true',
      regDate: '2026-01-05T02:11:00.000Z',
      merchantCode: 'MEKONG',
      platform: 'W',
      memberLabel: 'SILVER',
      vipRankLevel: '2',
    });
    expect(store.get('isAgent')).toBe(0);
    expect(store.get('toUpline')).toBe(true);
  });

  test('log-out leaves merchant and merchantCode and nothing else', () => {
    const { storage, store } = openStore();
    store.set({ token: 'abc', merchant: 'mekong', merchantCode: 'MEKONG', publicityClose: true });
    storage.set('somebody-elses', 'x');
    store.clear();
    expect(storage.keys().sort()).toEqual(['merchant', 'merchantCode']);
  });

  test('a token without an account is removed and counts as logged out', () => {
    const { storage, store } = openStore();
    expect(store.restore()).toBe(false);
    store.set({ token: 'abc' });
    expect(store.restore()).toBe(false);
    expect(storage.get('token')).toBeUndefined();
    store.set({ token: 'abc', account: 'sokha' });
    expect(store.restore()).toBe(true);
  });

  test('asking whether somebody is logged in takes no token away: its member may be on the way', () => {
    const { storage, store } = openStore();
    store.set({ token: 'abc' });
    expect(store.isOpen()).toBe(false);
    expect(storage.get('token')).toBe('abc');
    store.set({ account: 'sokha' });
    expect(store.isOpen()).toBe(true);
  });

  test('an unchanged value is the same object, so that it can be a React snapshot', () => {
    const { store } = openStore();
    store.set({ favNodeIds: [1, 2] });
    expect(store.get('favNodeIds')).toBe(store.get('favNodeIds'));
    const before = store.get('favNodeIds');
    store.set({ favNodeIds: [1] });
    expect(store.get('favNodeIds')).not.toBe(before);
  });

  test('a value that somebody else broke counts as absent', () => {
    const { storage, store } = openStore();
    storage.set('favNodeIds', '{oops');
    expect(store.get('favNodeIds')).toBeUndefined();
  });

  test('listeners hear of each change once and can stop', () => {
    const { store } = openStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.set({ token: 'a', account: 'b' });
    expect(listener).toHaveBeenCalledTimes(1);
    store.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.set({ token: 'a' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('on a server nothing is kept, so that one reader never sees another', () => {
    session.set({ token: 'abc' });
    expect(session.get('token')).toBeUndefined();
  });
});
