/**
 * The messages between a game and the page that frames it. Both sides check the exact origin, the source window and this
 * schema; whatever does not fit is dropped without an answer.
 */
import { type LanguageCode, toLanguageCode } from '@mekong/i18n/registry';
import { type Theme, toTheme } from './launch.ts';

/** Marks the messages of this protocol among all others; grows when a message changes its meaning. */
export const protocol = 'mekong-game/1';

/** What a game tells the page that frames it. Amounts are decimal strings with four places. */
export type GameMessage =
  /** The game can be played. */
  | { readonly type: 'ready' }
  /** A stake is being placed; hold back the balance of other sources until `round-end`. */
  | { readonly type: 'round-start'; readonly round: string | null; readonly stake: string; readonly currency: string }
  /** The result has been shown. `payout` is null for a round that was cancelled. */
  | {
      readonly type: 'round-end';
      readonly round: string | null;
      readonly stake: string;
      readonly payout: string | null;
      readonly currency: string;
    }
  /** The balance the game shows now. */
  | { readonly type: 'balance'; readonly balance: string; readonly currency: string }
  /** Something the player sees went wrong; `code` is one of the vendor's error codes. */
  | { readonly type: 'error'; readonly code: string }
  /** The session is over: only a new launch goes on. */
  | { readonly type: 'session-ended' }
  /** The player has asked to leave the game. */
  | { readonly type: 'close' };

/** What the page tells the game. */
export type SiteMessage =
  /** No new spin until `resume`: a reality check or a limit covers the game. */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'theme'; readonly theme: Theme }
  | { readonly type: 'language'; readonly language: LanguageCode }
  /** The balance may have changed (deposit, transfer): ask for it again. */
  | { readonly type: 'refresh-balance' };

/** The message in received data, or undefined for anything that is not exactly one. */
export function readSiteMessage(data: unknown): SiteMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol: spoken, type, theme, language } = data as Record<string, unknown>;
  if (spoken !== protocol) return undefined;
  switch (type) {
    case 'pause':
    case 'resume':
    case 'refresh-balance':
      return { type };
    case 'theme':
      return theme === 'dark' || theme === 'light' ? { type, theme: toTheme(theme) } : undefined;
    case 'language': {
      const code = typeof language === 'string' ? toLanguageCode(language) : undefined;
      return code && { type, language: code };
    }
    default:
      return undefined;
  }
}

export interface Frame {
  /** Sends a message to the page; dropped when the game is not framed or knows no site. */
  readonly send: (message: GameMessage) => void;
}

/**
 * Connects to the framing page.
 *
 * @param origin exact origin of the site; without one nothing is sent and nothing believed
 */
export function connectFrame(origin: string | undefined, onMessage: (message: SiteMessage) => void): Frame {
  const site = window.parent;
  if (!origin || site === window) return { send: () => undefined };
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== site) return;
    const message = readSiteMessage(event.data);
    if (message) onMessage(message);
  });
  return { send: (message) => site.postMessage({ protocol, ...message }, origin) };
}
