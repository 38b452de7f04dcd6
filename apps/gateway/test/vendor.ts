import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import type { LaunchResult, VendorSession } from '@mekong/api-client/contract/types';
import type { Executor } from '../src/kernel/db/types.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { ensureVendorSecret, signatureOf } from '../src/modules/seamless/credentials.ts';
import { TEST_SECRET_KEY, type TestAnswer, type TestGateway, type TestSession } from './gateway.ts';

type VendorOperation = Extract<OperationId, `vendor${string}`>;

export interface PlayedRound {
  playerId: string;
  /** The answers in their order, with the operation each came from. */
  answers: (TestAnswer & { id: VendorOperation })[];
}

let rounds = 0;

/** Calls the wallet as a vendor does: signed over the raw body. */
export async function vendorCaller(db: Executor, gateway: TestGateway, code: string) {
  const secret = await ensureVendorSecret(db, createFieldCipher(TEST_SECRET_KEY), code);

  const call = async (id: VendorOperation, body: object): Promise<TestAnswer & { id: VendorOperation }> => {
    const payload = JSON.stringify(body);
    const timestamp = String(Date.now());
    const answer = await gateway.app.inject({
      method: 'POST',
      url: OPERATIONS[id].path,
      payload,
      headers: {
        'content-type': 'application/json',
        'x-vendor': code,
        'x-timestamp': timestamp,
        'x-signature': signatureOf(secret, timestamp, payload),
      },
    });
    const { statusCode: status, headers, payload: text, rawPayload: bytes } = answer;
    return { id, status, json: answer.json(), headers, text, bytes };
  };

  /** Launches a game as the site does and gives the vendor's session for it. */
  const open = async (session: TestSession, nodeId: number) => {
    const launch = await gateway.value<LaunchResult>(
      'launchGame',
      { body: { nodeId, vassalage: code, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } },
      session,
    );
    const launchCode = new URL(launch.game_url ?? '').searchParams.get('code') ?? '';
    return call('vendorAuthenticate', { launchCode });
  };

  return {
    call,
    open,
    /** Plays one whole round. */
    async playRound(
      session: TestSession,
      round: { nodeId: number; stake: string; payout: string },
    ): Promise<PlayedRound> {
      const opened = await open(session, round.nodeId);
      const { playerId, gameToken, gameId, currency } = opened.json.value as VendorSession;
      const roundId = `test-${++rounds}`;
      const about = { playerId, roundId, gameId };
      return {
        playerId,
        answers: [
          opened,
          await call('vendorBalance', { gameToken, playerId }),
          await call('vendorBet', {
            ...about,
            gameToken,
            transactionId: `${roundId}-bet`,
            amount: round.stake,
            currency,
          }),
          await call('vendorWin', {
            ...about,
            transactionId: `${roundId}-win`,
            betTransactionId: `${roundId}-bet`,
            amount: round.payout,
            currency,
          }),
          await call('vendorEndRound', about),
        ],
      };
    },
  };
}
