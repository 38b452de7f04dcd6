import { describe, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { newCode } from '../../kernel/secrets.ts';
import { maskName } from './agents.service.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const CODE = 'DARA2026CODE0001';
const admin = { role: 'system' } as const;
const check = (affiliateCode: string) => gateway.value('checkAffiliate', { query: { affiliateCode } });
const setDara = (values: { status?: 'active' | 'locked' | 'closed'; type?: 0 | 1 }) =>
  t.db.kysely.updateTable('member').set(values).where('username', '=', 'dara').execute();

describe("the code of an agent's link", () => {
  test('is valid in any case, and says no more than a masked name', async () => {
    expect(await check(CODE)).toEqual({ valid: true, agentName: 'd**a' });
    expect(await check(CODE.toLowerCase())).toEqual({ valid: true, agentName: 'd**a' });
  });

  test('answers the same when it is unknown, and when its owner is locked, closed or no agent any more', async () => {
    const unknown = await check('NOBODYHASTHIS000');
    expect(unknown).toEqual({ valid: false });
    for (const values of [{ status: 'locked' }, { status: 'closed' }, { type: 0 }] as const) {
      await setDara(values);
      expect(await check(CODE)).toEqual(unknown);
      await setDara({ status: 'active', type: 1 });
    }
  });

  test('may be looked up 20 times a minute by one address', async () => {
    const strict = await testGateway(t, { rateLimitScale: 1 });
    const codes = [];
    for (let i = 0; i < 21; i++) {
      const answer = await strict.call('checkAffiliate', { query: { affiliateCode: `GUESS${i}` } });
      codes.push(answer.json.error?.code ?? 'ok');
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'ok'), 'RATE_LIMITED']);
  });

  test('has at least 80 random bits', () => {
    const code = newCode();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(code.length * Math.log2(32)).toBeGreaterThanOrEqual(80);
  });
});

test.each([
  ['Dara', 'D**a'],
  ['Al', '**'],
  ['X', '*'],
  ['សុខា', 'សុ*'],
  ['A very long name indeed', 'A********d'],
])('%s is shown as %s', (name, masked) => {
  const shown = maskName(name);
  if (name === 'សុខា') expect(shown).not.toContain('ខ');
  else expect(shown).toBe(masked);
});

describe('a registration', () => {
  let number = 0;
  const register = async (codes: Record<string, string>) => {
    const username = `invited${++number}`;
    const answer = await gateway.call('registerMember', {
      body: {
        username,
        password: 'Sraom-Neak#77',
        login: false,
        agreement: { version: '2026-01', accepted: true },
        ageConfirmed: true,
        ...codes,
      },
    });
    const row = await t.db.kysely
      .selectFrom('member')
      .select(['upline_id', 'invited_by'])
      .where('username', '=', username)
      .executeTakeFirst();
    return { code: answer.json.error?.code, upline: row?.upline_id, invitedBy: row?.invited_by };
  };

  test('stands under the agent of the link first, then under who recommended, then under who invited', async () => {
    await gateway.modules.settings.change('switches', { on: ['REGISTER', 'REWARD', 'REFERRAL'] }, admin);
    const other = await makeMember(t.db.kysely, { username: 'vanna', passwordHash: 'x', type: 2 });
    const { referral_code } = await t.db.kysely
      .selectFrom('member')
      .select('referral_code')
      .where('username', '=', 'sokha')
      .executeTakeFirstOrThrow();
    expect(await register({ affiliateCode: CODE, recommenderId: other, referralCode: referral_code })).toMatchObject({
      upline: people.dara,
    });
    expect(await register({ recommenderId: other, referralCode: referral_code })).toMatchObject({ upline: other });
    expect(await register({ referralCode: referral_code })).toEqual({
      code: undefined,
      upline: people.dara,
      invitedBy: people.sokha,
    });
    expect(await register({})).toMatchObject({ upline: null });
  });

  test('with a code that does not count makes nobody', async () => {
    expect(await register({ affiliateCode: 'NOBODYHASTHIS000' })).toEqual({ code: 'AFFILIATE_INVALID' });
    expect(await register({ recommenderId: people.trial })).toEqual({ code: 'INVITE_INVALID' });
    expect(await register({ recommenderId: '1' })).toEqual({ code: 'INVITE_INVALID' });
  });

  test('can never close a circle: the database takes no upline that is younger', async () => {
    const circle = t.db.kysely
      .updateTable('member')
      .set({ upline_id: people.sokha })
      .where('id', '=', people.dara)
      .execute();
    await expect(circle).rejects.toThrow(/member_upline_id_check/);
  });
});

describe('a picture', () => {
  test('is chosen from the list, kept with the account, and nothing else is taken', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    const before = await gateway.value<{ icons: { id: string; image: string }[]; chosen?: string }>(
      'getMemberIcons',
      {},
      session,
    );
    expect(before.chosen).toBeUndefined();
    expect(before.icons.length).toBeGreaterThan(9);
    const picture = await gateway.app.inject(`/img${before.icons.at(-1)?.image}`);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    await gateway.value('chooseMemberIcon', { body: { icon: '2' } }, session);
    expect(await gateway.value('getMemberIcons', {}, session)).toMatchObject({ chosen: '2' });
    const wrong = await gateway.call('chooseMemberIcon', { body: { icon: '999' } }, session);
    expect(wrong.json.error).toMatchObject({ params: { fields: [{ name: 'icon', rule: 'enum' }] } });
  });
});
