import type {
  VendorAuthenticateRequest,
  VendorBalance,
  VendorBalanceRequest,
  VendorSession,
} from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { PlayGate } from '../safer-play/play-gate.port.ts';
import type { Settings } from '../system/settings.service.ts';
import type { WalletRule } from '../system/wallet-rule.port.ts';
import { findGameSession, findPlayerOfToken, type GameSession, openGameSession } from './game-session.repository.ts';
import { readPlayable } from './wallet-moves.ts';

/**
 * Swaps the launch code for the token of one game.
 *
 * @throws Fault AUTH_TOKEN_EXPIRED: the code is unknown, used, older than 60 s or another vendor's
 * @throws Fault EXCLUDED: the account may not play, or its owner does not want to
 */
export async function authenticate(
  {
    db,
    settings,
    gate,
    playsAtVendor,
  }: { db: Executor; settings: Settings; gate: PlayGate; playsAtVendor: WalletRule },
  vendor: string,
  { launchCode }: VendorAuthenticateRequest,
): Promise<VendorSession> {
  const opened = await openGameSession(db, vendor, launchCode);
  if (!opened) throw new Fault('AUTH_TOKEN_EXPIRED');
  const session = await requireGameSession(db, gate, vendor, opened.gameToken);
  await assertMayPlay(db, gate, session);
  const [{ merchant }, { playable }] = await Promise.all([
    settings.current(),
    playableOf({ db, playsAtVendor }, vendor, session),
  ]);
  const trial = session.accountType === 4;
  return {
    playerId: session.playerId,
    gameToken: opened.gameToken,
    expiresAt: session.expiresAt.toISOString(),
    gameId: session.gameId,
    currency: session.currency,
    currencySymbol: trial ? merchant.trialCurrencySymbol : merchant.currencySymbol,
    decimals: merchant.decimals,
    balance: formatMoney(playable),
    language: session.language,
    nickname: session.nickname,
    trial,
    ...largestBet(session),
  };
}

/** Balance of the player behind a game token. @throws Fault AUTH_TOKEN_EXPIRED */
export async function balance(
  { db, gate, playsAtVendor }: { db: Executor; gate: PlayGate; playsAtVendor: WalletRule },
  vendor: string,
  request: VendorBalanceRequest,
): Promise<VendorBalance> {
  const session = await requireGameSession(db, gate, vendor, request.gameToken);
  if (session.playerId !== request.playerId) throw new Fault('AUTH_TOKEN_EXPIRED');
  const { playable, version } = await playableOf({ db, playsAtVendor }, vendor, session);
  return {
    playerId: session.playerId,
    balance: formatMoney(playable),
    currency: session.currency,
    version: Number(version),
    ...largestBet(session),
  };
}

/** Largest bet that a bonus in play allows, as vendors are told it. */
const largestBet = ({ maxStake }: GameSession): Pick<VendorSession, 'maxStake'> =>
  maxStake === null ? {} : { maxStake: formatMoney(maxStake) };

/** What the player of a session can stake now. */
const playableOf = async (
  { db, playsAtVendor }: { db: Executor; playsAtVendor: WalletRule },
  vendor: string,
  { memberId, currency }: GameSession,
) => readPlayable(db, { memberId, currency, vendor, inVendorWallet: await playsAtVendor(currency) });

/** The session of a game token. @throws Fault AUTH_TOKEN_EXPIRED; EXCLUDED when a break of its player has ended it */
export async function requireGameSession(
  db: Executor,
  gate: PlayGate,
  vendor: string,
  gameToken: string,
): Promise<GameSession> {
  const session = await findGameSession(db, vendor, gameToken);
  if (session) return session;
  const player = await findPlayerOfToken(db, vendor, gameToken);
  if (player) await gate.assertNoBreak(db, player);
  throw new Fault('AUTH_TOKEN_EXPIRED');
}

/** @throws Fault EXCLUDED: the account is locked or closed, or its owner takes a break from playing */
export async function assertMayPlay(db: Executor, gate: PlayGate, session: GameSession): Promise<void> {
  if (session.memberStatus !== 'active') throw new Fault('EXCLUDED');
  if (session.isOnBreak) await gate.assertNoBreak(db, session.memberId);
}
