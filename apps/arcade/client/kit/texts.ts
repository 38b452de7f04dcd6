/** What went wrong, in the player's language: what happened and what to do. */
import { t } from '@lingui/core/macro';
import { ApiError } from './api.ts';

/** Why a bet was not taken. */
function refusal(reason: string | undefined): string {
  switch (reason) {
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

/** One sentence for a failed call. */
export function explain(error: unknown): string {
  const { code, reason } = error instanceof ApiError ? error : new ApiError('UNKNOWN');
  switch (code) {
    case 'WALLET_INSUFFICIENT':
      return t`Your balance is too low for this bet. Choose a lower bet.`;
    case 'BET_REFUSED':
      return refusal(reason);
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
