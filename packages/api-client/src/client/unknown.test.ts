import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Contract, operationsOf, packageRoot } from '../../scripts/contract.ts';
import * as strict from '../generated/zod.gen.ts';
import { checked, errorBodyOf, liveEventOf } from './validate.ts';

// A tab that was loaded before the gateway learned something new reads its answers by these very validators.

const contract = JSON.parse(readFileSync(join(packageRoot, 'src/generated/openapi.json'), 'utf8')) as Contract;
/** The example of an answer, to be changed by the test. */
function exampleOf(id: string) {
  const { operation } = operationsOf(contract).find((entry) => entry.operation.operationId === id)!;
  const answer = operation.responses['200']!.content!['application/json']!.example as { value: unknown };
  // biome-ignore lint/suspicious/noExplicitAny: the tests below name what they change
  return structuredClone(answer.value) as any;
}
// biome-ignore lint/suspicious/noExplicitAny: the tests below name what they read
function read(id: string, value: unknown): any {
  const result = checked(id, value);
  expect(result).not.toHaveProperty('problem');
  return (result as { value: unknown }).value;
}

describe('an answer of a newer gateway', () => {
  test('keeps the status of a bet that is not listed', () => {
    const page = exampleOf('getBets');
    page.content[0].status = 'HALF_WON';
    page.content[0].game.category = 'CRASH';
    expect(read('getBets', page)).toEqual(page);
  });

  test('loses a switch that is not listed, and only that one', () => {
    const known = exampleOf('getWhitelabel');
    const answer = structuredClone(known);
    answer.push({ modId: 'GIFT_CARDS', enabled: '1', childrenNodes: [] });
    answer[0].childrenNodes.push({ modId: 'GIFT_REGISTER', enabled: '1', childrenNodes: [] });
    expect(read('getWhitelabel', answer)).toEqual(known);
  });

  test('loses a feature of a game, and the game stays', () => {
    const page = exampleOf('getGameList');
    page.content[0].features = ['free-spins', 'hologram', 'wilds'];
    page.content[0].volatility = 'extreme';
    const [game] = read('getGameList', page).content;
    expect(game.features).toEqual(['free-spins', 'wilds']);
    expect(game).not.toHaveProperty('volatility');
    expect(game.nodeId).toBe(page.content[0].nodeId);
  });

  test('loses the badge of a promotion, and the promotion stays', () => {
    const answer = exampleOf('getGameAnnouncements');
    answer.promotion[0].badge = 'BIRTHDAY';
    const [promotion] = read('getGameAnnouncements', answer).promotion;
    expect(promotion).not.toHaveProperty('badge');
    expect(promotion.title).toBe(answer.promotion[0].title);
  });

  test('leaves out an entry whose required value is not listed', () => {
    const answer = exampleOf('getGameAnnouncements');
    const count = answer.promotion.length;
    answer.promotion.push({ ...answer.promotion[0], id: 'new', type: 'STORY' });
    expect(read('getGameAnnouncements', answer).promotion).toHaveLength(count);
  });

  test('keeps properties that the contract does not know', () => {
    const balance = { ...exampleOf('getBalance'), bonus: '5.0000' };
    expect(read('getBalance', balance)).toEqual(balance);
  });

  test('is refused where a new value cannot be understood without a new client', () => {
    const member = exampleOf('getMemberInfo');
    member.type = 77;
    expect(checked('getMemberInfo', member)).toHaveProperty('problem');
  });

  test('is refused when a listed value has another type', () => {
    const page = exampleOf('getBets');
    page.content[0].status = 7;
    expect(checked('getBets', page)).toHaveProperty('problem');
  });
});

describe('what is new elsewhere', () => {
  test('a code that is not listed reads as UNKNOWN and keeps its request id', () => {
    const body = { code: 'WALLET_ASLEEP', params: {}, requestId: 'req-1' };
    expect(errorBodyOf(body)).toEqual({ ...body, code: 'UNKNOWN' });
  });

  test('an event that is not listed is no event, and one with a new reason is', () => {
    expect(liveEventOf({ event: 'jackpot', data: {} })).toBeUndefined();
    const ended = { event: 'session-ended', data: { reason: 'MOVED' } };
    expect(liveEventOf(ended)).toEqual(ended);
    const story = { event: 'announcement', data: { id: '1', type: 'STORY', title: 'New' } };
    expect(liveEventOf(story)).toBeUndefined();
  });

  test('the gateway still refuses what it does not list itself', () => {
    const page = exampleOf('getBets');
    page.content[0].status = 'HALF_WON';
    expect(strict.zGetBetsResponse.safeParse(page).success).toBe(false);
    expect(strict.zGetBetsResponse.safeParse(exampleOf('getBets')).success).toBe(true);
  });
});
