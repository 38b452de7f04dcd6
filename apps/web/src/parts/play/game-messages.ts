/**
 * Messages between the page and the game that it frames. Both sides check the exact origin, the window the message comes
 * from, and this form; whatever does not fit is dropped without an answer (R28). The game's side of the protocol is
 * apps/arcade/src/kit/messages.ts.
 */
import type { LanguageCode } from '@mekong/i18n/registry';

/** Marks the messages of this protocol among all others. */
const protocol = 'mekong-game/1';

/** What a game tells the page. Amounts are decimal strings with four places. */
export type GameMessage =
  | { readonly type: 'ready' | 'session-ended' | 'close' }
  | { readonly type: 'round-start'; readonly stake: string; readonly currency: string }
  | { readonly type: 'round-end'; readonly stake: string; readonly payout: string | null; readonly currency: string }
  | { readonly type: 'balance'; readonly balance: string; readonly currency: string }
  | { readonly type: 'error'; readonly code: string };

/** What the page tells a game. */
export type SiteMessage =
  | { readonly type: 'pause' | 'resume' | 'refresh-balance' }
  | { readonly type: 'theme'; readonly theme: 'dark' | 'light' }
  | { readonly type: 'language'; readonly language: LanguageCode };

const amount = /^-?\d{1,15}\.\d{4}$/;
const isAmount = (value: unknown): value is string => typeof value === 'string' && amount.test(value);
const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3,5}$/.test(value);
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z_]{2,40}$/.test(value);

/** The message in received data, or undefined for anything that is not exactly one. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol: spoken, type, stake, payout, balance, currency, code } = data as Record<string, unknown>;
  if (spoken !== protocol) return undefined;
  switch (type) {
    case 'ready':
    case 'session-ended':
    case 'close':
      return { type };
    case 'round-start':
      return isAmount(stake) && isCurrency(currency) ? { type, stake, currency } : undefined;
    case 'round-end':
      return isAmount(stake) && isCurrency(currency) && (payout === null || isAmount(payout))
        ? { type, stake, payout, currency }
        : undefined;
    case 'balance':
      return isAmount(balance) && isCurrency(currency) ? { type, balance, currency } : undefined;
    case 'error':
      return isCode(code) ? { type, code } : undefined;
    default:
      return undefined;
  }
}

/** A message as it travels. */
export const writeSiteMessage = (message: SiteMessage) => ({ protocol, ...message });
