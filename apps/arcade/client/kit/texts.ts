/** What went wrong, in the player's language: what happened and what to do. */
import { t } from '@lingui/core/macro';
import { ApiError } from './api.ts';
import { tellMoney } from './format.ts';

/** Why a bet was not taken. */
function refusal({ reason, largest }: ApiError, decimals: number): string {
  switch (reason) {
    case 'BONUS_STAKE':
      return largestBetText(largest ?? '0.0000', decimals);
    case 'LIMIT_REACHED':
      return t`You have reached a limit you set. This bet was not placed.`;
    case 'EXCLUDED':
      return t`Your account is taking a break from play. This bet was not placed.`;
    case 'WALLET_FROZEN':
      return t`Your wallet is locked. This bet was not placed. Customer service can help.`;
    case 'GAME_MAINTENANCE':
    case 'MAINTENANCE':
      return t`The game is under maintenance. Come back later.`;
    default:
      return t`The bet was not accepted. Nothing was taken from your balance.`;
  }
}

/** Stakes in a row, each by itself in a text of either direction. */
const row = (stakes: readonly string[], decimals: number): string =>
  stakes.map((stake) => tellMoney(stake, { decimals })).join(' · ');

/** Why stakes above it are not offered. */
export function largestBetText(largest: string, decimals: number): string {
  const amount = tellMoney(largest, { decimals });
  return t({ message: `With your bonus you can bet ${amount} at most.`, comment: '{amount}: 20,000.00' });
}

/** One sentence for a failed call. @param decimals places of amounts in it */
export function explain(error: unknown, decimals = 2): string {
  const known = error instanceof ApiError ? error : new ApiError('UNKNOWN');
  const { code, stakes } = known;
  switch (code) {
    case 'WALLET_INSUFFICIENT':
      return t`Your balance is too low for this bet. Choose a lower bet.`;
    case 'STAKE_NOT_OFFERED': {
      const amounts = row(stakes, decimals);
      return t({
        message: `This bet isn't available. You can bet ${amounts}.`,
        comment: '{amounts}: 100.00 · 200.00 · 500.00',
      });
    }
    case 'BET_REFUSED':
      return refusal(known, decimals);
    case 'ROUND_OPEN':
      return t`Another round of yours is still being finished. Wait a moment.`;
    case 'RATE_LIMITED':
      return t`That was too fast. Wait a moment.`;
    case 'NETWORK':
    case 'SERVICE_BUSY':
    case 'WALLET_UNREACHABLE':
      return t`No connection to the game server.`;
    default:
      return t`Something went wrong. Try again.`;
  }
}
