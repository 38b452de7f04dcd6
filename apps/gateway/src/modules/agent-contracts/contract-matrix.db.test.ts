import { beforeEach, describe, expect, test } from 'vitest';
import { contractMatrix, type MatrixRow } from '../../../test/contract-matrix.ts';
import { codeOf, contractWorld, flatOffer, ip } from '../../../test/contracts.ts';
import { testDb } from '../../../test/harness.ts';
import type { SentLetter } from './machine.ts';

const t = await testDb();
const w = await contractWorld(t);
const { db, contracts, up, down, other } = w;
const { stateOf, seen } = w;
beforeEach(w.begin);

describe('the agreed table', () => {
  const isLetter = (letter: string): letter is SentLetter => ['A', 'R', 'C'].includes(letter);
  const concurrency = [
    'current',
    'stale expectedStatus or version',
    'absent, changed within 60 s',
    'absent, unchanged for 60 s',
  ];
  const kinds = ['DIVIDEND', 'DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME'];
  const rows = contractMatrix.filter(
    ({ kind, actor, letter, guard }) =>
      kinds.includes(kind) &&
      actor !== 'TRIAL' &&
      actor !== 'SYSTEM' &&
      isLetter(letter) &&
      concurrency.includes(guard),
  );
  const people = { UPLINE: up, DOWNLINE: down, OTHER: other };

  /** What a row says, against what comes of it. */
  async function tried({ kind, state, actor, letter, guard }: MatrixRow): Promise<string> {
    const id =
      state === 'NONE' ? '999999999' : await w.put({ kind, state, uplineId: up.memberId, downlineId: down.memberId });
    const age = guard === 'absent, unchanged for 60 s' ? 120_000 : 0;
    if (state !== 'NONE') {
      await db
        .updateTable('agent_contract')
        .set({ changed_at: new Date(w.now.getTime() - age) })
        .where('id', '=', id)
        .execute();
    }
    const known = state === 'NONE' ? { expectedStatus: 'P', version: 1 } : await seen(id);
    const claim =
      guard === 'current' ? known : guard.startsWith('stale') ? { ...known, version: known.version + 1 } : {};
    const code = await codeOf(
      contracts.letter(people[actor as keyof typeof people], id, [kind], letter as SentLetter, claim, ip),
    );
    const after = state === 'NONE' ? state : (await stateOf(id)).state;
    await db.updateTable('agent_contract').set({ state: 'ENDED' }).where('id', '=', id).execute();
    return `${after} ${code}`;
  }

  test.each(kinds)('is what comes of the letters of %s, current, stale and without a version', async (kind) => {
    // the upline of these has no contract of its own
    w.setPolicies({ mayExceedOwn: true });
    const wrong: string[] = [];
    const mine = rows.filter((row) => row.kind === kind);
    for (const row of mine) {
      const found = await tried(row);
      if (found !== `${row.after} ${row.refused}`)
        wrong.push(`${row.state} ${row.actor} ${row.letter} ${row.guard}: ${found}, not ${row.after} ${row.refused}`);
    }
    expect(wrong).toEqual([]);
    expect(mine).toHaveLength(3 * (2 * 9 * 4 + 2 + 10));
  });

  test.each(contractMatrix.filter(({ kind, letter }) => kind === 'DAILY' && letter === 'OFFER'))(
    'is what comes of an offer of the $actor beside a contract $state: $guard',
    async ({ kind, state, actor, guard, refused }) => {
      await w.put({ kind, uplineId: null, downlineId: up.memberId, rate: '0.02' });
      if (state !== 'NONE') await w.put({ kind, state, uplineId: up.memberId, downlineId: down.memberId });
      const offer = { downline: down.username, kind, gameType: 'ALL' as const, terms: flatOffer(kind, '0.01') };
      if (guard.startsWith('rate above')) offer.terms = flatOffer(kind, '0.020001');
      if (guard.startsWith('tiers'))
        offer.terms = { ...offer.terms, tiers: [...offer.terms.tiers, ...offer.terms.tiers] };
      const who = guard === 'not the direct upline' ? other : actor === 'UPLINE' ? up : down;
      // to whoever has no such agent below, there is none
      const expected = actor === 'DOWNLINE' ? 'NOT_FOUND' : refused;
      expect(await codeOf(contracts.offer(who, offer, ip))).toBe(expected);
    },
  );

  test.each(contractMatrix.filter(({ kind, letter }) => kind === 'DAILY' && ['AMEND', 'WITHDRAW'].includes(letter)))(
    'is what comes of $letter of the $actor on $state',
    async ({ kind, state, actor, letter, after, refused }) => {
      // taking an offer back and taking an amendment back are one action
      if (letter === 'WITHDRAW' && state === 'AMENDED') return expect(after).toBe('AMENDED');
      await w.put({ kind, uplineId: null, downlineId: up.memberId, rate: '0.02' });
      const id =
        state === 'NONE' ? '999999999' : await w.put({ kind, state, uplineId: up.memberId, downlineId: down.memberId });
      const known = state === 'NONE' ? { expectedStatus: 'P' as const, version: 1 } : await seen(id);
      const who = actor === 'UPLINE' ? up : down;
      const done =
        letter === 'AMEND'
          ? contracts.amend(who, id, { ...known, terms: flatOffer(kind, '0.015') }, ip)
          : contracts.act(who, id, { ...known, action: 'withdraw' }, ip);
      expect(await codeOf(done)).toBe(state === 'NONE' ? 'NOT_FOUND' : refused);
      if (state !== 'NONE') expect((await stateOf(id)).state).toBe(after);
    },
  );
});
