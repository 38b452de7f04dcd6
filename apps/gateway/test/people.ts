import { hash } from '@node-rs/argon2';
import { makeGames, makeMember, makeVendor } from '../db/seed/builders.ts';
import type { Executor } from '../src/kernel/db/types.ts';
import { parseMoney } from '../src/kernel/money.ts';
import type { TestGateway, TestSession } from './gateway.ts';

/** Password of everybody in the tests. */
export const PASSWORD = 'Mekong#2026';

/**
 * A hash that costs nothing to make and to compare with: what it costs is written in it, and hundreds of log-ins of the
 * tests pay that.
 */
export const cheapHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** One account of each role, an upline among them, and a small catalogue: HOUSE is open, RIVER is under maintenance. */
export async function seedSmallWorld(db: Executor) {
  const passwordHash = await cheapHash(PASSWORD);
  const dara = await makeMember(db, {
    username: 'dara',
    passwordHash,
    type: 1,
    affiliateCode: 'DARA2026CODE0001',
    balance: parseMoney('500000'),
  });
  const sokha = await makeMember(db, {
    username: 'sokha',
    passwordHash,
    uplineId: dara,
    balance: parseMoney('1000000'),
  });
  const trial = await makeMember(db, { username: 'trial', passwordHash, type: 4, balance: parseMoney('100000') });
  await makeVendor(db, {
    code: 'HOUSE',
    category: 'RNG',
    names: { EN: 'House Studio', KM: 'ស្ទូឌីយោ', AR: 'استوديو' },
    order: 1,
  });
  await makeVendor(db, { code: 'RIVER', category: 'LIVE', status: 'maintenance', order: 2 });
  await makeVendor(db, { code: 'AV', category: 'SPORTS', status: 'maintenance', order: 3 });
  await makeVendor(db, { code: 'GONE', category: 'FISH', status: 'off', order: 4 });
  await makeGames(db, [
    {
      gameId: 'lotus-fortune',
      nodeId: 101,
      vendor: 'HOUSE',
      category: 'RNG',
      names: { EN: 'Lotus Fortune', KM: 'សំណាងផ្កាឈូក', AR: 'حظ اللوتس' },
      isHot: true,
      isNew: true,
      rtp: 96.02,
    },
    { gameId: 'reel-one', nodeId: 102, vendor: 'HOUSE', category: 'RNG', rtp: 94.5 },
    {
      gameId: 'reel-full_fun',
      nodeId: 103,
      vendor: 'HOUSE',
      category: 'RNG',
      names: { EN: '100%_Fun', KM: 'x', AR: 'y' },
    },
    { gameId: 'river-table', nodeId: 201, vendor: 'RIVER', category: 'LIVE', isHot: true },
    { gameId: 'arena', nodeId: 301, vendor: 'AV', category: 'SPORTS' },
    { gameId: 'gone', nodeId: 401, vendor: 'GONE', category: 'FISH' },
    { gameId: 'withdrawn', nodeId: 402, vendor: 'HOUSE', category: 'RNG', status: 'off' },
  ]);
  return { dara, sokha, trial };
}

/** A session of each role. */
export async function logInAll(gateway: TestGateway): Promise<Record<'member' | 'trial' | 'agent', TestSession>> {
  return {
    member: await gateway.login('sokha', PASSWORD),
    trial: await gateway.login('trial', PASSWORD),
    agent: await gateway.login('dara', PASSWORD),
  };
}
