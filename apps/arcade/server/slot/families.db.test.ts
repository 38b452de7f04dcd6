import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { roundShape, rulesShape, type Round as ShownRound } from '../../client/slot/model.ts';
import { verifierOf } from '../../client/slot/verifier.ts';
import { ArcadeError } from '../core/errors.ts';
import { rotateSeeds } from '../core/fairness.ts';
import type { Games } from '../core/game.ts';
import { commitmentOf } from '../core/players.repository.ts';
import { type Round, roundById } from '../core/rounds.repository.ts';
import { viewOf } from '../core/rounds.view.ts';
import { openDatabase } from '../db/open.ts';
import { emptyDatabase } from '../test/harness.ts';
import { roundTable } from '../test/round-table.ts';
import { createModelSlot } from './model-slot.ts';
import { slotFamilies } from './models/models.ts';

const db = (await openDatabase({ kind: 'lent', kysely: await emptyDatabase() })).kysely;
const smallest = 1_000_000n;
const slots = new Map(
  slotFamilies.map(({ id }) => {
    const gameId = `slot-of-${id}`;
    return [gameId, createModelSlot({ id: gameId, family: id, goal: 96, ladder: () => [smallest, 2n * smallest] })];
  }),
);
const games: Games = { pages: [], find: (_, gameId) => slots.get(gameId) };

/** The last state of everything that the wallet was told: what the player has, and whether anything is open. */
const openOf = (rounds: ReadonlyMap<string, { readonly state: string }>) =>
  [...rounds.values()].filter(({ state }) => state === 'OPEN');

describe.each([...slots.values()])('$id', (game) => {
  const table = roundTable({ db, games, gameId: game.id });
  const rules = rulesShape(JSON.parse(JSON.stringify(game.rules())));
  const verify = verifierOf(rules);
  /** As the page is told of it. */
  const shown = (round: Round): ShownRound => roundShape(JSON.parse(JSON.stringify(viewOf(game, round))));
  const spin = (clientSeed?: string) =>
    table.worker().spin(table.session, {
      ...{ stake: 2n * smallest, idempotencyKey: randomUUID() },
      ...(clientSeed && { clientSeed }),
    });
  const loseEnd = (...times: readonly 'lost'[]) => {
    for (const name of ['win', 'endround']) table.wallet.plan(name, ...times);
  };

  test('shows its hash before and its seed after; with the seed of the player the page finds the round right, and with any other one wrong', async () => {
    const before = await commitmentOf(db, table.session.playerId);
    const promised = { ...before, clientSeed: 'my-own-seed' };
    const { id } = await spin(promised.clientSeed);
    const secret = shown(await roundById(db, id));
    expect(secret).toMatchObject({ ...promised, serverSeed: null });
    expect(await verify(secret, promised)).toBe('secret');

    const { revealed, commitment } = await rotateSeeds(db, table.session.playerId);
    expect(revealed.serverSeedHash).toBe(before.serverSeedHash);
    expect(commitment).toMatchObject({ clientSeed: promised.clientSeed, nonce: 0 });
    const round = shown(await roundById(db, id));
    expect(await verify(round, promised)).toBe('match');
    expect(await verify({ ...round, serverSeed: 'ab'.repeat(32) }, promised)).toBe('mismatch');
    expect(await verify(round, { ...promised, clientSeed: 'of-somebody-else' })).toBe('mismatch');
    expect(await verify(round, { ...promised, nonce: promised.nonce + 1 })).toBe('mismatch');
    expect(await verify({ ...round, nonce: (round.nonce ?? 0) + 1 })).toBe('mismatch');
  });

  test('is interrupted after the stake, and shows the same round when its player comes back, paid once', async () => {
    loseEnd('lost', 'lost');
    const interrupted = await spin();
    expect(interrupted).toMatchObject({ state: 'SETTLING', steps: 0 });
    // the next page, while the wallet still does not answer; then one when it does
    const later = table.worker({ graceMs: 0 });
    const comeBack = async () => {
      await db.updateTable('round').set({ resume_at: sql`now()` }).where('id', '=', interrupted.id).execute();
      return later.leftBehind(table.session);
    };
    expect(await comeBack()).toMatchObject({ id: interrupted.id, state: 'SETTLING' });
    table.wallet.heal();
    const [ended] = await Promise.all([comeBack(), later.leftBehind(table.session)]);
    expect(ended).toMatchObject({ id: interrupted.id, result: interrupted.result, payout: interrupted.payout });
    const last = await table.finish();
    expect(last.state).toBe('DONE');
    expect(shown(last).steps).toEqual(shown(interrupted).steps);
    expect(table.wallet.rounds.size).toBe(1);
    expect(openOf(table.wallet.rounds)).toEqual([]);
    const [booked] = table.wallet.rounds.values();
    const hits = (last.jackpots ?? []).reduce((sum, { amount }) => sum + BigInt((amount ?? '0').replace('.', '')), 0n);
    expect(booked).toMatchObject({ bet: last.stake, win: (last.payout ?? 0n) + hits });
  });

  test('is interrupted before anybody knows of the stake, which comes back', async () => {
    const before = table.wallet.balance();
    table.wallet.plan('bet', 'mute');
    table.wallet.plan('rollback', 'lost');
    expect((await spin()).state).toBe('VOIDING');
    expect(await table.finish()).toMatchObject({ state: 'VOID', result: null, nonce: null });
    expect(table.wallet.balance()).toBe(before);
  });

  test('takes the stakes of its ladder alone, and one round of two pages at a time', async () => {
    const odd = table.worker().spin(table.session, { stake: smallest + 1n, idempotencyKey: randomUUID() });
    await expect(odd).rejects.toMatchObject({ code: 'STAKE_NOT_OFFERED' });
    expect(table.wallet.calls).toEqual([]);
    loseEnd('lost');
    await spin();
    await expect(spin()).rejects.toThrow(new ArcadeError('ROUND_OPEN'));
    expect(table.wallet.calls.filter((name) => name === 'bet')).toHaveLength(1);
  });

  test('costs nothing when it was switched off while its page was open', async () => {
    const before = table.wallet.balance();
    // as the contract says it: a refusal, although the status is that of a failure
    table.wallet.refuse('bet', 503, 'GAME_MAINTENANCE');
    expect(await spin()).toMatchObject({ state: 'REFUSED', failure: 'GAME_MAINTENANCE', result: null });
    expect(table.wallet.calls).toEqual(['bet']);
    expect(table.wallet.balance()).toBe(before);
    expect((await spin()).state).toBe('DONE');
  });
});
