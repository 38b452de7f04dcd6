import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { GameCard } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../test/gateway.ts';
import { testDb } from '../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../test/people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t, { sharedAnswerSeconds: 60 });
const { member } = await logInAll(gateway);

const setName = (name: string) =>
  sql`update game set names = jsonb_build_object('EN', ${name}::text), popularity = 5 where node_id = 101`.execute(
    t.db.kysely,
  );
const english = { query: { language: 'EN' } };
const namesIn = async (session = {}, query: Record<string, string> = { language: 'EN' }) =>
  (await gateway.value<GameCard[]>('getPopularGames', { query }, session)).map(({ name }) => name);
const admin = { role: 'system' } as const;

/** Ends every answer at once and leaves nothing on its way that would end a later one. */
const endAll = () => gateway.modules.settings.change('merchant', { name: `Mekong ${Math.random()}` }, admin);

beforeEach(async () => {
  await setName('Old');
  await endAll();
  expect(await namesIn()).toEqual(['Old']);
});

describe('an answer that is the same for every visitor', () => {
  test('is made once, also for those who ask at the same moment', async () => {
    await setName('New');
    expect(await Promise.all([namesIn(), namesIn()])).toEqual([['Old'], ['Old']]);
  });

  test('is not sent to somebody who is logged in: theirs says what their favourites are', async () => {
    await setName('New');
    expect(await namesIn(member)).toEqual(['New']);
    const answer = await gateway.call('getPopularGames', english, member);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  test('belongs to one language and one query', async () => {
    await setName('New');
    expect(await namesIn({}, { language: 'AR' })).toEqual(['New']);
    expect(await namesIn()).toEqual(['Old']);
  });

  test('ends with a change of the settings', async () => {
    await setName('New');
    await endAll();
    expect(await namesIn()).toEqual(['New']);
  });

  test('ends when something is announced', async () => {
    await setName('New');
    await gateway.modules.content.announce({
      type: 'PL',
      execution: 'B',
      texts: [{ language: 'EN', title: 'y', content: 'y' }],
    });
    await expect.poll(() => namesIn()).toEqual(['New']);
  });

  test('says that it must be asked about each time, and is not sent again to a browser that has it', async () => {
    const first = await gateway.call('getPopularGames', english);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toMatch(/Authorization, Cookie/);
    const etag = String(first.headers.etag);
    const again = await gateway.call('getPopularGames', { ...english, headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(
      (await gateway.call('getPopularGames', { ...english, headers: { 'if-none-match': etag } }, member)).status,
    ).toBe(200);
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
  ])('is sent in the encoding %s to who takes %s', async (encoding, header, decompress) => {
    const plain = await gateway.call('getPopularGames', english);
    const answer = await gateway.app.inject({
      url: '/lgw/games/popular?language=EN',
      headers: { 'accept-encoding': header },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toBe(plain.text);
    expect(answer.headers.etag).toBe(plain.headers.etag);
  });

  test('is not sent by a site that is closed', async () => {
    await gateway.modules.settings.change('maintenance', { active: true }, admin);
    expect((await gateway.call('getPopularGames', english)).json.error?.code).toBe('MAINTENANCE');
    await gateway.modules.settings.change('maintenance', {}, admin);
  });

  test('a refusal is made anew each time', async () => {
    const wrong = { query: { merchantCode: 'OTHER' } };
    for (let n = 0; n < 2; n++) expect((await gateway.call('getHotGames', wrong)).status).toBe(400);
  });
});
