import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHostPicker, isAllowedGameUrl, isAllowedHost } from './hosts.ts';
import { memoryStorage } from './storage.ts';

const hosts = fc
  .uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 8 })
  .map((ns) => ns.map((n) => `https://cdn${n}.example`));
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('host picker', () => {
  test('stays with its pick for the session, also after a reload', () => {
    fc.assert(
      fc.property(hosts, fc.array(fraction, { minLength: 1 }), (list, dice) => {
        const storage = memoryStorage();
        let roll = 0;
        const random = () => dice[roll++ % dice.length]!;
        const first = createHostPicker('image', list, { storage, random }).current();
        expect(list).toContain(first);
        const reloaded = createHostPicker('image', list.toReversed(), { storage, random });
        expect(reloaded.current()).toBe(first);
        expect(reloaded.url('/games/a.webp')).toBe(`${first}/games/a.webp`);
      }),
    );
  });

  test('tries every host once after failures and then none', () => {
    fc.assert(
      fc.property(hosts, fraction, (list, dice) => {
        const picker = createHostPicker('game', list, { storage: memoryStorage(), random: () => dice });
        const tried: (string | undefined)[] = [picker.current()];
        for (let n = 1; n < list.length; n++) tried.push(picker.next());
        expect(new Set(tried)).toEqual(new Set(list));
        expect(picker.next()).toBeUndefined();
        expect(picker.url('/x')).toBeUndefined();
      }),
    );
  });

  test('does not keep a stored host that the server no longer lists', () => {
    const storage = memoryStorage();
    storage.set('host.image', 'https://evil.example');
    expect(createHostPicker('image', ['https://a.example'], { storage }).current()).toBe('https://a.example');
  });

  test('leaves out hosts that are not allowed', () => {
    const list = ['http://cdn.example', '//evil.example', 'javascript:alert(1)', '/media'];
    const picker = createHostPicker('image', list, { storage: memoryStorage() });
    expect(picker.current()).toBe('/media');
    expect(picker.url('/a.png')).toBe('/media/a.png');
    expect(createHostPicker('image', ['/'], { storage: memoryStorage() }).url('/a.png')).toBe('/a.png');
  });
});

describe('allow-list', () => {
  test.each([
    'https://a.example',
    'https://a.example/base',
    'http://localhost:8081',
    'http://127.0.0.1',
    '/',
    '/media',
  ])('takes %s', (host) => {
    expect(isAllowedHost(host)).toBe(true);
  });

  test.each([
    'http://a.example',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'https://user@evil.example',
    'https://',
    '//evil.example',
    '/\\evil.example',
    '/\tevil.example',
    'data:text/html,x',
    'javascript:alert(1)',
    '',
  ])('refuses %j', (host) => {
    expect(isAllowedHost(host)).toBe(false);
  });

  test('a game address must have the very origin of a listed host', () => {
    const list = ['https://games.example', 'http://localhost:8081'];
    expect(isAllowedGameUrl('https://games.example/slot?launch=1', list)).toBe(true);
    expect(isAllowedGameUrl('http://localhost:8081/slot/', list)).toBe(true);
    for (const bad of [
      'https://games.example.evil.example/',
      'https://sub.games.example/',
      'https://games.example:8443/',
      'http://games.example/',
      'http://localhost:8082/',
      '/slot',
      'javascript:alert(1)',
    ])
      expect(isAllowedGameUrl(bad, list)).toBe(false);
  });
});
