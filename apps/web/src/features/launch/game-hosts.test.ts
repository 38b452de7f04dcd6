// @vitest-environment jsdom
import type { LaunchResult } from '@mekong/api-client/types';
import { beforeEach, expect, test } from 'vitest';
import { leaveHost, pickedAddress } from './game-hosts.ts';

const hosts = ['https://a.example', 'https://b.example'];
const launch = (known?: string[]): LaunchResult => ({
  game_url: 'https://a.example/lotus/?code=1',
  ...(known ? { hosts: known } : {}),
  gameSessionId: '1',
  sessionStartedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-21T10:00:00.000Z',
  currency: 'KHR',
  game: {
    gameId: 'lotus',
    nodeId: 1,
    name: 'Lotus',
    vassalage: 'HOUSE',
    vendorName: 'House',
    category: 'RNG',
    image: '/games/lotus.webp',
    isFav: false,
    isHot: false,
    isNew: false,
    maintenance: false,
  },
});
const originOf = (address: string | undefined) => address && new URL(address).origin;

beforeEach(() => sessionStorage.clear());

test('a session keeps to one of the hosts of a game, and takes the next one when it left it', () => {
  const first = pickedAddress(launch(hosts), hosts);
  expect(hosts).toContain(originOf(first));
  expect(first).toMatch(/\/lotus\/\?code=1$/);
  expect(pickedAddress(launch(hosts), hosts)).toBe(first);

  leaveHost(launch(hosts), hosts);
  expect(originOf(pickedAddress(launch(hosts), hosts))).toBe(hosts.find((host) => host !== originOf(first)));

  // every host failed once: the next try is on one of them again, and not nowhere
  leaveHost(launch(hosts), hosts);
  expect(hosts).toContain(originOf(pickedAddress(launch(hosts), hosts)));
});

test('a host that may not be framed is never picked, whatever the answer says', () => {
  for (let n = 0; n < 20; n++) {
    sessionStorage.clear();
    expect(originOf(pickedAddress(launch([...hosts, 'https://evil.example']), ['https://a.example']))).toBe(
      'https://a.example',
    );
  }
});

test('a game that names no hosts is opened where its address is', () => {
  expect(pickedAddress(launch(), hosts)).toBe('https://a.example/lotus/?code=1');
  leaveHost(launch(), hosts);
  expect(pickedAddress(launch(), hosts)).toBe('https://a.example/lotus/?code=1');
});
