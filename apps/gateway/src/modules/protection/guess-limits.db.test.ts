import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../test/harness.ts';
import { openDb } from '../../kernel/db/open.ts';
import { createAgents } from '../agents/agents.service.ts';
import { createCaptchas } from './captcha/captcha.service.ts';
import { createGuessLimits } from './guess-limits.service.ts';

const t = await testDb();
const db = t.db.kysely;
/** The limits as two gateways have them: on PostgreSQL with connections of their own. */
const elsewhere = t.url ? await openDb({ url: t.url }) : t.db;
const gateways = [createGuessLimits(db, 1), createGuessLimits(elsewhere.kysely, 1)] as const;
beforeEach(async () => {
  await sql`delete from attempt`.execute(db);
});

const refused = { code: 'RATE_LIMITED', params: { retryAfter: 3_600 } };

describe('wrong guesses', () => {
  test('are counted over two gateways together, and by network', async () => {
    const wrong = (n: number, ip: string) => gateways[n % 2]?.attempt('operators', ip, async () => undefined);
    for (let n = 0; n < 10; n++) await wrong(n, `2001:db8:1:2::${n}`);
    await expect(wrong(0, '2001:db8:1:2::a')).rejects.toMatchObject(refused);
    await expect(wrong(1, '2001:db8:1:2::b')).rejects.toMatchObject(refused);
    await expect(wrong(0, '2001:db8:1:3::1')).resolves.toBeUndefined();
  });

  test('that are made at the same moment do not slip past the limit', async () => {
    let looked = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        gateways[n % 2]?.attempt('operators', '192.0.2.1', async () => {
          looked += 1;
          return undefined;
        }),
      ),
    );
    expect(looked).toBe(10);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  });

  test('do not count when they were right or were not looked at', async () => {
    for (let n = 0; n < 30; n++) {
      expect(await gateways[0].attempt('operators', '192.0.2.2', async () => 'right')).toBe('right');
      const broken = gateways[1].attempt('operators', '192.0.2.2', () => Promise.reject(new Error('away')));
      await expect(broken).rejects.toThrow('away');
    }
    await expect(gateways[0].attempt('operators', '192.0.2.2', async () => undefined)).resolves.toBeUndefined();
  });

  test('of the codes of agents reach the limit through two gateways', async () => {
    const agents = [createAgents(db, gateways[0]), createAgents(elsewhere.kysely, gateways[1])] as const;
    const guess = (n: number) => agents[n % 2]?.checkCode(`GUESS${n}`, '192.0.2.3');
    for (let n = 0; n < 40; n++) expect(await guess(n)).toEqual({ valid: false });
    await expect(guess(40)).rejects.toMatchObject(refused);
    await expect(guess(41)).rejects.toMatchObject(refused);
  });

  test('of pictures reach the limit through two gateways', async () => {
    const captchas = [createCaptchas(db, gateways[0]), createCaptchas(elsewhere.kysely, gateways[1])] as const;
    const guess = (n: number) => captchas[n % 2]?.prove(`NO-SUCH-${n}`, 'AAAAA', '192.0.2.4');
    for (let n = 0; n < 60; n++) await expect(guess(n)).rejects.toMatchObject({ code: 'AUTH_CAPTCHA_INVALID' });
    await expect(guess(60)).rejects.toMatchObject(refused);
    await expect(guess(61)).rejects.toMatchObject(refused);
    // one that asks for a picture first is no guess
    await expect(captchas[0].prove(undefined, undefined, '192.0.2.4')).rejects.toMatchObject({
      code: 'AUTH_CAPTCHA_REQUIRED',
    });
  });
});
