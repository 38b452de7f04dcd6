/**
 * Messages between the site and a game that it frames. Each side checks the exact origin, the window a message comes from
 * and this form; whatever does not fit is dropped without an answer.
 */
import { type LanguageCode, toLanguageCode } from '@mekong/i18n/registry';

/** Marks the messages of this protocol among all others; grows when a message changes its meaning. */
const protocol = 'mekong-game/1';

export type Theme = 'dark' | 'light';

/** What a game tells the page that frames it. Amounts are decimal strings with four places. */
export type GameMessage =
  /** `ready`: the game can be played. `session-ended`: only a new launch goes on. `close`: the player asks to leave. */
  | { readonly type: 'ready' | 'session-ended' | 'close' }
  /** A stake is being placed: the balance of other sources is held back until `round-end`. */
  | { readonly type: 'round-start'; readonly stake: string; readonly currency: string }
  /** The result has been shown. `payout` is null for a round that was cancelled, `round` its number where there is one. */
  | {
      readonly type: 'round-end';
      readonly round?: string | null;
      readonly stake: string;
      readonly payout: string | null;
      readonly currency: string;
    }
  /** The balance that the game shows now. */
  | { readonly type: 'balance'; readonly balance: string; readonly currency: string }
  /** Something that the player sees went wrong; `code` is why the wallet refused a bet, or one of the vendor's error codes. */
  | { readonly type: 'error'; readonly code: string };

/** What the page tells the game. */
export type SiteMessage =
  /** `pause`: no new round until `resume`. `refresh-balance`: it may have changed, ask for it again. */
  | { readonly type: 'pause' | 'resume' | 'refresh-balance' }
  | { readonly type: 'theme'; readonly theme: Theme }
  | { readonly type: 'language'; readonly language: LanguageCode };

/** A message as it travels. */
export const writeMessage = <M extends GameMessage | SiteMessage>(message: M) => ({ protocol, ...message });

const amount = /^-?\d{1,15}\.\d{4}$/;
const isAmount = (value: unknown): value is string => typeof value === 'string' && amount.test(value);
const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3,5}$/.test(value);
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z_]{2,40}$/.test(value);

function membersOf(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const members = data as Record<string, unknown>;
  return members.protocol === protocol ? members : undefined;
}

/** The message of a game in received data, or undefined for anything that is not exactly one. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  const { type, stake, payout, balance, currency, code } = membersOf(data) ?? {};
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

/** The message of the site in received data, or undefined for anything that is not exactly one. */
export function readSiteMessage(data: unknown): SiteMessage | undefined {
  const { type, theme, language } = membersOf(data) ?? {};
  switch (type) {
    case 'pause':
    case 'resume':
    case 'refresh-balance':
      return { type };
    case 'theme':
      return theme === 'dark' || theme === 'light' ? { type, theme } : undefined;
    case 'language': {
      const code = typeof language === 'string' ? toLanguageCode(language) : undefined;
      return code && { type, language: code };
    }
    default:
      return undefined;
  }
}
