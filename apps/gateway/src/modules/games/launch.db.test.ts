import type { LaunchResult, VendorBalance, VendorSession } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { cheapHash, logInAll, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { parseMoney } from '../../kernel/money.ts';
import { createGameSessions } from '../seamless/game-sessions.port.ts';
import { createLaunch } from './launch.service.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
const mirror = 'https://games.example';
const gateway = await testGateway(t, { vendorMirrors: [mirror], launchOrigins: [mirror] });
const sessions = await logInAll(gateway);
const passwordHash = await cheapHash(PASSWORD);
await db
  .updateTable('game')
  .set({ min_bet: String(parseMoney('100')) })
  .where('node_id', '=', 101)
  .execute();

const constants = { vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
const launch = (session: object, body: object = {}) =>
  gateway.call('launchGame', { body: { nodeId: 101, ...constants, ...body } }, session);
async function playerWith(username: string, balance?: string) {
  await makeMember(db, { username, passwordHash, balance: balance ? parseMoney(balance) : undefined });
  return gateway.login(username, PASSWORD);
}

describe('a balance that the least stake is above', () => {
  test.each([
    ['nothing', undefined],
    ['a little less', '99.9999'],
  ])('of %s opens no game: there is nothing to play with', async (name, balance) => {
    const session = await playerWith(`poor${name.length}`, balance);
    const answer = await launch(session);
    expect(answer.status).toBe(402);
    expect(answer.json.error?.code).toBe('WALLET_INSUFFICIENT');
    const made = await db.selectFrom('game_session').select('id').where('game_id', '=', 'lotus-fortune').execute();
    expect(made).toEqual([]);
  });

  test('is in trial money a tenth of that: what the game is played from opens it', async () => {
    await makeMember(db, { username: 'trialled', passwordHash, type: 4, balance: parseMoney('10') });
    expect((await launch(await gateway.login('trialled', PASSWORD))).status).toBe(200);
    await makeMember(db, { username: 'triedout', passwordHash, type: 4, balance: parseMoney('9.9999') });
    const answer = await launch(await gateway.login('triedout', PASSWORD));
    expect(answer.json.error?.code).toBe('WALLET_INSUFFICIENT');
  });

  test('does not keep anybody from a round that is paid for already', async () => {
    const session = await playerWith('interrupted', '100');
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    const { playerId, gameToken, gameId, currency } = (await vendor.open(session, 101)).json.value as Record<
      string,
      string
    >;
    const bet = await vendor.call('vendorBet', {
      playerId,
      gameToken,
      gameId,
      currency,
      roundId: 'interrupted-1',
      transactionId: 'interrupted-1-bet',
      amount: '100.0000',
    });
    expect(bet.status, bet.text).toBe(200);
    expect((await launch(session)).status).toBe(200);
    // another game asks for its stake
    expect((await launch(session, { nodeId: 102 })).json.error?.code).toBe('WALLET_INSUFFICIENT');
    await vendor.call('vendorEndRound', { playerId, gameId, roundId: 'interrupted-1' });
    expect((await launch(session)).json.error?.code).toBe('WALLET_INSUFFICIENT');
  });
});

describe('the largest bet of a bonus in play', () => {
  test('is told with the launch, to the vendor and with the balance, until the bonus ends', async () => {
    const session = await playerWith('bonused', '1000');
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    const told = async () => {
      const launched = (await launch(session)).json.value as LaunchResult;
      const opened = (await vendor.open(session, 101)).json.value as VendorSession;
      const { playerId, gameToken } = opened;
      const { value } = (await vendor.call('vendorBalance', { playerId, gameToken })).json;
      return [launched, opened, value as VendorBalance].map(({ maxStake }) => maxStake);
    };
    expect(await told()).toEqual([undefined, undefined, undefined]);
    await sql`
      with offer as (
        insert into bonus_offer (kind, currency, percent, most, least, times, days, max_stake, created_by)
        values ('FIRST', 'KHR', 50, 1, 1, 1, 1, 5000000, 'test') returning id
      ), deposit as (
        insert into deposit_order (order_no, member_id, provider, method, kind, currency, amount, minimum, fee_fixed,
               fee_ppm, fee_step, takes_parts, expires_at)
        select 'BONUS234', id, 'sandbox', 'QR', 'QR', 'KHR', 1, 1, 0, 0, 1, false, now() from member
         where username = 'bonused' returning id, member_id
      )
      insert into deposit_bonus (member_id, offer_id, order_id, currency, deposit, amount, required, expires_at)
      select deposit.member_id, offer.id, deposit.id, 'KHR', 1, 1, 1, now() + interval '1 day' from offer, deposit`.execute(
      db,
    );
    expect(await told()).toEqual(['500.0000', '500.0000', '500.0000']);
    await sql`update deposit_bonus set state = 'USED', ended_at = now()`.execute(db);
    expect(await told()).toEqual([undefined, undefined, undefined]);
  });
});

describe('hosts of a game', () => {
  test('are those of its vendor that may be framed, the address on the first', async () => {
    const { game_url, hosts } = (await launch(sessions.member)).json.value as LaunchResult;
    expect(hosts).toEqual([gateway.config.vendorOrigin, mirror]);
    expect(new URL(game_url ?? '').origin).toBe(gateway.config.vendorOrigin);
  });

  test('never are any that may not be framed; without one, the game is not opened', async () => {
    const { id: memberId } = await db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'sokha')
      .executeTakeFirstOrThrow();
    const actor: SignedIn = {
      role: 'member',
      memberId,
      username: 'sokha',
      type: 0,
      currency: 'KHR',
      language: 'EN',
      sessionId: 'none',
    };
    const open = (hosts: readonly string[], frameOrigins: readonly string[]) =>
      createLaunch(db, gateway.modules.settings, () => new Date(), {
        sessions: createGameSessions(db),
        vendorOf: (code) => (code === 'HOUSE' ? { hosts, path: (gameId) => `/${gameId}/` } : undefined),
        frameOrigins,
      }).launch(actor, { nodeId: 101, vendor: 'HOUSE', gameId: undefined, roomId: undefined, language: 'EN' });
    expect(await open(['https://evil.example', mirror], [mirror])).toMatchObject({ hosts: [mirror] });
    await expect(open(['https://evil.example'], [mirror])).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  });
});

describe('the older form, by address', () => {
  test('opens the game in the language of its header', async () => {
    const answer = await gateway.call(
      'launchGameByAddress',
      { query: { nodeId: 101, ...constants }, headers: { language: 'AR' } },
      sessions.member,
    );
    expect(answer.status, answer.text).toBe(200);
    const { game_url } = answer.json.value as LaunchResult;
    expect(new URL(game_url ?? '').searchParams.get('lang')).toBe('AR');
  });

  test('takes no token in the address, and no visitor', async () => {
    const call = { query: { nodeId: 101, ...constants, token: 'x'.repeat(43) } };
    expect((await gateway.call('launchGameByAddress', call, sessions.member)).json.error?.code).toBe(
      'VALIDATION_FAILED',
    );
    expect((await gateway.call('launchGameByAddress', call)).json.error?.code).toBe('AUTH_TOKEN_MISSING');
  });
});

describe('a launch', () => {
  test("gives an address on the vendor's origin with a code that is no session token", async () => {
    const answer = await launch(sessions.member, { gameId: 'lotus-fortune', language: 'AR', token: 'x'.repeat(43) });
    const { game_url, currency } = answer.json.value as LaunchResult;
    const address = new URL(game_url ?? '');
    expect(address.origin).toBe(gateway.config.vendorOrigin);
    expect(address.pathname).toBe('/lotus-fortune/');
    expect(address.searchParams.get('lang')).toBe('AR');
    expect(answer.text).not.toContain(sessions.member.token);
    expect(currency).toBe('KHR');
  });

  test('names the brand that the merchant has chosen, so that a game can follow it', async () => {
    const { settings } = gateway.modules;
    const { merchant } = await settings.current();
    await settings.change('merchant', { ...merchant, brand: 'orchid' }, { role: 'system' });
    const { game_url } = (await launch(sessions.member)).json.value as LaunchResult;
    expect(new URL(game_url ?? '').searchParams.get('brand')).toBe('orchid');
    await settings.change('merchant', merchant, { role: 'system' });
  });

  test('of a trial account is in trial money', async () => {
    expect(((await launch(sessions.trial)).json.value as LaunchResult).currency).toBe('FUN');
  });

  test('code opens the game once', async () => {
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    const { game_url } = (await launch(sessions.member)).json.value as LaunchResult;
    const launchCode = new URL(game_url ?? '').searchParams.get('code');
    expect((await vendor.call('vendorAuthenticate', { launchCode })).status).toBe(200);
    expect((await vendor.call('vendorAuthenticate', { launchCode })).json.error?.code).toBe('AUTH_TOKEN_EXPIRED');
  });
});
