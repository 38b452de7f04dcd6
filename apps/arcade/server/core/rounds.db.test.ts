import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../db/open.ts';
import { games } from '../games.ts';
import { type Fault, faults, opening, player, walletsOf } from '../test/fake-wallet.ts';
import { emptyDatabase } from '../test/harness.ts';
import { roundTable, stake } from '../test/round-table.ts';
import { ArcadeError } from './errors.ts';
import { formatAmount } from './money.ts';
import { clockOf, commitmentOf } from './players.repository.ts';
import { openRound, type Round } from './rounds.repository.ts';
import type { RoundsOptions } from './rounds.ts';
import type { WalletClient } from './wallet.client.ts';

/** One entry for each spin of a round. */
const stopsOf = ({ result }: Round) => z.array(z.array(z.number())).parse(result);

const { kysely: db } = await openDatabase({ kind: 'lent', kysely: await emptyDatabase() });

describe('rounds', () => {
  const table = roundTable({ db, games, gameId: 'lotus-fortune' });
  const { worker, latest, finish } = table;
  const spin = (key: string = randomUUID(), options: Partial<RoundsOptions> = {}) =>
    worker(options).spin(table.session, { stake, idempotencyKey: key });

  /** The books and the wallet tell the same story, each stake and payout counted once. */
  async function expectBooksToAgree(): Promise<Round> {
    const round = await latest();
    const atWallet = table.wallet.rounds.get(
      `lf-${round.started_at.toISOString().slice(0, 10).replaceAll('-', '')}-${round.id}`,
    );
    if (round.state === 'DONE') {
      expect(table.wallet.balance()).toBe(opening - stake + (round.payout ?? 0n));
      expect(atWallet).toEqual({ bet: stake, win: round.payout, state: 'CLOSED' });
    } else {
      expect(round.state).toBe('VOID');
      expect(table.wallet.balance()).toBe(opening);
      expect(atWallet?.state ?? 'VOID').toBe('VOID');
    }
    return round;
  }

  test('take the stake, store the result, pay it and close', async () => {
    const round = await spin();
    expect(round.state).toBe('DONE');
    expect(stopsOf(round).length).toBeGreaterThan(0);
    await expectBooksToAgree();
    expect(table.wallet.calls).toEqual(['bet', round.payout ? 'win' : 'endround']);
  });

  test('take a new nonce each, from one server seed', async () => {
    const before = await commitmentOf(db, table.session.playerId);
    const first = await spin();
    const second = await spin();
    expect([first.nonce, second.nonce]).toEqual([before.nonce, before.nonce + 1]);
    expect(second.server_seed_hash).toBe(before.serverSeedHash);
  });

  test('without a result take none, so that the page can hold the server to the next', async () => {
    const before = await commitmentOf(db, table.session.playerId);
    table.wallet.setBalance(0n);
    await spin();
    table.wallet.setBalance(opening);
    table.wallet.plan('bet', 'mute');
    await spin();
    expect(await commitmentOf(db, table.session.playerId)).toEqual(before);
    expect((await spin()).nonce).toBe(before.nonce);
  });

  test('played again with the same key are the same round', async () => {
    const key = randomUUID();
    const [first, twin] = await Promise.all([spin(key), spin(key)]);
    const later = await spin(key);
    expect(new Set([first.id, twin.id, later.id]).size).toBe(1);
    expect(table.wallet.calls.filter((name) => name === 'bet')).toHaveLength(1);
    await expectBooksToAgree();
  });

  test('refuse a key that was used for another stake', async () => {
    const key = randomUUID();
    await spin(key);
    const other = worker().spin(table.session, { stake: stake * 5n, idempotencyKey: key });
    await expect(other).rejects.toThrow(new ArcadeError('KEY_REUSED'));
  });

  test('are played one at a time by each player', async () => {
    table.wallet.plan('win', 'lost');
    table.wallet.plan('endround', 'lost');
    const first = await spin();
    expect(first.state).toBe('SETTLING');
    await expect(spin()).rejects.toThrow(new ArcadeError('ROUND_OPEN'));
  });

  test('of one player that start in the same moment do not both take a stake', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => spin(randomUUID(), { movementMs: 60_000 })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(table.wallet.calls.filter((name) => name === 'bet')).toHaveLength(1);
  });

  test('start no sooner than the time of a spin after the one before, and say when', async () => {
    const first = await spin(randomUUID(), { movementMs: 60_000 });
    const spins = stopsOf(first).length;
    const tooSoon = await spin(randomUUID(), { movementMs: 60_000 }).catch((error: unknown) => error);
    expect(tooSoon).toBeInstanceOf(ArcadeError);
    const { code, params } = tooSoon as ArcadeError;
    expect(code).toBe('RATE_LIMITED');
    // each free spin has its own time
    expect(params.retryAfter).toBeGreaterThan(60 * spins - 30);
    expect(params.retryAfter).toBeLessThanOrEqual(60 * spins);
    await db.updateTable('player').set({ next_spin_at: sql`now()` }).where('id', '=', table.session.playerId).execute();
    expect((await spin()).state).toBe('DONE');
  });

  test('leave one movement to wait once their end is shown, and nothing is cut short while one is played', async () => {
    const hour = 3_600_000;
    const waitAnHour = () =>
      db
        .updateTable('player')
        .set({ next_spin_at: sql`now() + interval '1 hour'` })
        .where('id', '=', table.session.playerId)
        .execute();
    /** Milliseconds to wait once the page has shown the end of the round. */
    const waitAfter = async (round: Round) => {
      await worker({ movementMs: 2_500 }).seen(table.session, round.id);
      const { opensAt, now } = await clockOf(db, table.session.playerId);
      return opensAt.getTime() - now.getTime();
    };
    const before = await spin();
    table.wallet.plan('win', 'lost');
    table.wallet.plan('endround', 'lost');
    const running = await spin();
    await waitAnHour();
    expect(await waitAfter(before)).toBeGreaterThan(hour / 2);
    await finish();
    expect(await waitAfter(running)).toBeLessThanOrEqual(2_500);
    // noted once: a page that says it again gains nothing
    await waitAnHour();
    expect(await waitAfter(running)).toBeGreaterThan(hour / 2);
  });

  test('refuse a stake that is not on offer', async () => {
    const odd = worker().spin(table.session, { stake: stake + 1n, idempotencyKey: randomUUID() });
    await expect(odd).rejects.toMatchObject({
      code: 'STAKE_NOT_OFFERED',
      params: { stakes: expect.arrayContaining([formatAmount(stake)]) },
    });
    expect(table.wallet.calls).toEqual([]);
  });

  test('that the wallet refuses cost nothing, hold nobody up and say why', async () => {
    table.wallet.setBalance(stake - 1n);
    const round = await spin(randomUUID(), { movementMs: 60_000 });
    expect([round.state, round.failure, round.result]).toEqual(['REFUSED', 'WALLET_INSUFFICIENT', null]);
    expect(table.wallet.balance()).toBe(stake - 1n);
    table.wallet.setBalance(opening);
    expect((await spin()).state).toBe('DONE');
  });

  test('whose bet gets no answer are rolled back, whether or not the stake was taken', async () => {
    for (const fault of faults.filter((name) => name !== 'none')) {
      table.wallet.plan('bet', fault);
      const round = await spin();
      expect([fault, round.state, round.result]).toEqual([fault, 'VOID', null]);
      await expectBooksToAgree();
    }
  });

  test('refuse a bet that arrives after it was rolled back', async () => {
    table.wallet.plan('bet', 'lost');
    const round = await spin();
    const late = await table.client.bet({
      gameToken: player.gameToken,
      playerId: player.playerId,
      transactionId: `lf-${round.started_at.toISOString().slice(0, 10).replaceAll('-', '')}-${round.id}-bet`,
      roundId: 'late',
      gameId: 'lotus-fortune',
      amount: '1000.0000',
      currency: 'KHR',
    });
    expect(late).toEqual({ kind: 'refused', code: 'ROUND_CLOSED' });
  });

  test('keep a stored result until the wallet has paid it', async () => {
    for (const name of ['win', 'endround']) table.wallet.plan(name, 'busy', 'lost', 'busy-after');
    const round = await spin();
    expect(round.state).toBe('SETTLING');
    expect(round.payout).not.toBeNull();
    await finish();
    const paid = await expectBooksToAgree();
    expect([paid.state, paid.payout, paid.result]).toEqual(['DONE', round.payout, round.result]);
  });

  test('tell an operator when the wallet refuses to close them, and try again', async () => {
    const troubles: string[] = [];
    table.wallet.refuse('win', 404, 'TXN_NOT_FOUND');
    table.wallet.refuse('endround', 404, 'TXN_NOT_FOUND');
    const round = await spin(randomUUID(), { onTrouble: (_, reason) => troubles.push(reason) });
    expect([round.state, troubles]).toEqual(['SETTLING', ['TXN_NOT_FOUND']]);
    await finish();
    await expectBooksToAgree();
  });

  test('of a server whose clock is wrong take no stake, and are paid once it is right when it went wrong in the middle', async () => {
    // what the wallet answers to a time stamp that is too far from its own
    table.wallet.refuse('bet', 401, 'SIGNATURE_INVALID');
    expect(await spin()).toMatchObject({ state: 'REFUSED', failure: 'SIGNATURE_INVALID', result: null });
    expect(table.wallet.balance()).toBe(opening);
    for (const name of ['win', 'endround']) table.wallet.refuse(name, 401, 'SIGNATURE_INVALID');
    const round = await spin();
    expect(round.state).toBe('SETTLING');
    expect(await finish()).toMatchObject({ id: round.id, state: 'DONE', payout: round.payout });
    await expectBooksToAgree();
  });

  test('leave a round alone while another worker has it', async () => {
    table.wallet.plan('win', 'lost');
    table.wallet.plan('endround', 'lost');
    await spin();
    await db
      .updateTable('round')
      .set({ resume_at: sql`now() + interval '1 hour'` })
      .where('player_id', '=', table.session.playerId)
      .execute();
    const calls = table.wallet.calls.length;
    await worker().resumeAbandoned();
    expect(table.wallet.calls).toHaveLength(calls);
  });

  test('that another worker gave up while the wallet was slow stay given up', async () => {
    const slow: WalletClient = {
      ...table.client,
      bet: async (body) => {
        const answer = await table.client.bet(body);
        await finish();
        return answer;
      },
    };
    const round = await spin(randomUUID(), { wallets: walletsOf(slow) });
    expect([round.state, round.nonce]).toEqual(['VOID', null]);
    await expectBooksToAgree();
  });

  describe('of a process that dies', () => {
    class Crash extends Error {}

    /** A wallet client whose process dies right before or right after a call. */
    const dyingAt = (step: keyof WalletClient, moment: 'before' | 'after'): WalletClient => ({
      ...table.client,
      async [step](body: never) {
        if (moment === 'after') await table.client[step](body);
        throw new Crash();
      },
    });

    test.each([
      ['bet', 'before', 'VOID'],
      ['bet', 'after', 'VOID'],
      ['result', 'before', 'DONE'],
      ['result', 'after', 'DONE'],
    ] as const)('%s %s the call: the next process makes it %s, once', async (step, moment, expected) => {
      const dying =
        step === 'bet'
          ? dyingAt('bet', moment)
          : { ...table.client, win: dyingAt('win', moment).win, endRound: dyingAt('endRound', moment).endRound };
      await expect(spin(randomUUID(), { wallets: walletsOf(dying) })).rejects.toThrow(Crash);
      expect(await openRound(db, table.session.playerId)).toBeDefined();
      await finish();
      await finish();
      const round = await expectBooksToAgree();
      expect(round.state).toBe(expected);
      expect(await openRound(db, table.session.playerId)).toBeUndefined();
    });

    test('rolling back: the next process does it, once', async () => {
      table.wallet.plan('bet', 'mute');
      await expect(spin(randomUUID(), { wallets: walletsOf(dyingAt('rollback', 'after')) })).rejects.toThrow(Crash);
      await finish();
      expect((await expectBooksToAgree()).state).toBe('VOID');
    });
  });

  test('end exactly once in every storm of faults', { timeout: 180_000 }, async () => {
    const fault = fc.constantFrom<Fault>(...faults);
    await fc.assert(
      fc.asyncProperty(
        fault,
        fc.array(fault, { maxLength: 3 }),
        fc.array(fault, { maxLength: 3 }),
        async (bet, pay, back) => {
          table.wallet.heal();
          table.wallet.plan('bet', bet);
          for (const name of ['win', 'endround']) table.wallet.plan(name, ...pay);
          table.wallet.plan('rollback', ...back);
          table.wallet.setBalance(opening);
          const key = randomUUID();
          await spin(key);
          await spin(key);
          await finish();
          const round = await expectBooksToAgree();
          expect(round.idempotency_key).toBe(key);
          expect(round.state === 'DONE').toBe(bet === 'none');
        },
      ),
      { numRuns: 40 },
    );
  });
});
