import { zLaunchRequest } from '@mekong/api-client/contract/validators';
import type { GameCard } from '@mekong/api-client/types';
import { describe, expect, test } from 'vitest';
import { frameAddress, launchRequest, onHost, roomRequest } from './launch-request.ts';

const game: GameCard = {
  gameId: 'lotus-fortune',
  nodeId: 100001,
  name: 'Lotus Fortune',
  vassalage: 'HOUSE',
  vendorName: 'House Studio',
  category: 'RNG',
  image: '/games/lotus-fortune.svg',
  isFav: false,
  isHot: true,
  isNew: true,
  maintenance: false,
};

describe('launch call', () => {
  test('names the game and carries the constants of the specification', () => {
    expect(launchRequest(game, { username: 'sokha', merchantCode: 'MEKONG', language: 'KM' })).toEqual({
      gameId: 'lotus-fortune',
      nodeId: 100001,
      accountType: 1,
      confirmTrans: 0,
      vassalage: 'HOUSE',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: 'sokha',
      merchantCode: 'MEKONG',
      language: 'KM',
    });
  });

  test('is a request of the contract, and never carries the session token', () => {
    const request = launchRequest(game, { username: 'sokha', merchantCode: 'MEKONG', language: 'KM' });
    expect(zLaunchRequest.safeParse(request).success).toBe(true);
    expect(request).not.toHaveProperty('token');
  });
});

test('the call for a seat names the room, and says so when one only looks on', () => {
  const site = { merchantCode: 'MEKONG', language: 'KM' } as const;
  expect(roomRequest({ roomId: 'lotus', isWatching: false }, site)).toEqual({ roomId: 'lotus', ...site });
  expect(roomRequest({ roomId: 'lotus', isWatching: true }, site)).toEqual({ roomId: 'lotus', watch: true, ...site });
});

describe('address of the frame', () => {
  const hosts = ['https://games.example', 'http://localhost:8081'];

  test('is the first that is allowed, in the order of the specification', () => {
    const first = 'https://games.example/a';
    const second = 'http://localhost:8081/b';
    expect(frameAddress({ game_url: first, game_url2: second }, hosts)).toBe(first);
    expect(frameAddress({ game_url2: second, content: { game_url: first } }, hosts)).toBe(second);
    expect(frameAddress({ content: { game_url: first } }, hosts)).toBe(first);
    expect(frameAddress({ game_url: 'https://evil.example/a', game_url2: second }, hosts)).toBe(second);
  });

  test.each([
    'https://games.example.evil.example/a',
    'https://sub.games.example/a',
    'https://games.example:444/a',
    'http://games.example/a',
    'javascript:alert(1)',
    'data:text/html,x',
    '//games.example/a',
    '/games/a',
    'https://user@games.example/a',
    '',
  ])('is never %s', (game_url) => {
    expect(frameAddress({ game_url }, hosts)).toBeUndefined();
  });
});

describe('the host that the session has picked', () => {
  const hosts = ['https://a.example', 'https://b.example'];
  const address = 'https://a.example/lotus/?code=1#x';

  test('is taken when it is one of the game', () => {
    expect(onHost(address, 'https://b.example', hosts)).toBe('https://b.example/lotus/?code=1#x');
  });

  test.each([
    ['of another game', 'https://c.example', hosts],
    ['not known', undefined, hosts],
    ['the only one', 'https://b.example', undefined],
    ['for an address of elsewhere', 'https://b.example', ['https://b.example']],
  ])('is left alone when it is %s', (_name, host, known) => {
    expect(onHost(address, host, known)).toBe(address);
  });
});
