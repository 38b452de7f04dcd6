import type { GameCard, PermissionInfo } from '@mekong/api-client/contract/types';
import { describe, expect, test } from 'vitest';
import { makeVendor } from '../../../db/seed/builders.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { seedSmallWorld } from '../../../test/people.ts';
import { document } from '../../contract/document.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const { info } = await gateway.value<{ info: PermissionInfo }>('getSystemStatus');
const host = info.imageCDNs[0] ?? '';

/** Path of vendor pictures in the words of the contract. */
const said =
  (document.components.schemas.PermissionInfo?.properties?.vendorImagePath as { description?: string } | undefined)
    ?.description ?? '';
const template = /`([^`]+)`/.exec(said)?.[1] ?? '';
const variants = /variants ([a-z, ]+)\./.exec(said)?.[1]?.split(', ') ?? [];

describe('pictures that answers name', () => {
  test('the contract names five variants of a vendor mark', () => {
    expect(variants).toEqual(['default', 'active', 'white', 'color', 'purple']);
  });

  test.each(variants)('the %s mark of a vendor is where the contract says', async (variant) => {
    const path = template
      .replace('{base}', info.vendorImagePath)
      .replace('{variant}', variant)
      .replace('{CODE}', 'HOUSE');
    const answer = await gateway.app.inject(`${host}${path}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/(webp|svg\+xml; charset=utf-8)$/),
    ]);
  });

  test('marks that vendors go by are there too: the house mark of some, and that of ELOTT for LOTT', async () => {
    const statusOf = async (mark: string) =>
      (await gateway.app.inject(`${host}${info.vendorImagePath}/default/${mark}.webp`)).statusCode;
    expect(await statusOf('123BET')).toBe(200);
    expect(await statusOf('ELOTT')).toBe(404);
    await makeVendor(t.db.kysely, { code: 'LOTT', category: 'LOTT', order: 9 });
    expect(await statusOf('ELOTT')).toBe(200);
  });

  test('every game that is listed has its cover', async () => {
    const { content } = await gateway.value<{ content: GameCard[] }>('getGameList');
    expect(content.length).toBeGreaterThan(2);
    for (const { image } of content) expect((await gateway.app.inject(`${host}${image}`)).statusCode).toBe(200);
  });
});
