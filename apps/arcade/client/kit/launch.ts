/**
 * How a game is opened: `/<game>/?code=<launch code>&lang=KM&theme=dark&brand=orchid` for one of the house, with the vendor before
 * the game for one of another vendor. With `?round=<key>` in place of the code the page shows that round and its proof.
 */
import type { Theme } from '@mekong/game-frame/messages';
import { defaultLanguage, type LanguageCode, toLanguageCode } from '@mekong/i18n/registry';

export interface LaunchParameters {
  /** One-use code that opens the session; empty when the page was opened without one. */
  readonly code: string;
  /** Key of a round that is to be checked; empty when the game is to be played. */
  readonly round: string;
  readonly language: LanguageCode;
  readonly theme: Theme;
  /** Brand of the site; empty when the address names none. One that has no colours here looks as the first one. */
  readonly brand: string;
}

/** Reads the launch parameters of an address. */
export function readLaunch(address: string): LaunchParameters {
  const query = new URL(address).searchParams;
  return {
    code: query.get('code') ?? '',
    round: query.get('round') ?? '',
    language: toLanguageCode(query.get('lang')) ?? defaultLanguage,
    theme: query.get('theme') === 'light' ? 'light' : 'dark',
    brand: /^[a-z]{2,20}$/.exec(query.get('brand') ?? '')?.[0] ?? '',
  };
}

/** The game that an address opens. */
export interface OpenedGame {
  /** Code of its vendor; absent for the house. */
  readonly vendor?: string;
  /** Empty in an address of no game. */
  readonly gameId: string;
}

/** Reads the game from the path of an address. */
export function openedGame(path: string): OpenedGame {
  const [, vendor, gameId = ''] = /^\/(?:([A-Z0-9_]{2,20})\/)?([A-Za-z0-9_-]{1,64})\/$/.exec(path) ?? [];
  return { gameId, ...(vendor !== undefined && { vendor }) };
}

/**
 * Reads them and takes the query off the address: a used code must not stay in the history or be copied with the link. That
 * of a round is there to be kept.
 */
export function takeLaunch(): LaunchParameters {
  const launch = readLaunch(location.href);
  if (!launch.round) history.replaceState(null, '', location.pathname);
  return launch;
}

/** The one origin that may frame the game and exchange messages with it; written into the page by the server. */
export function siteOrigin(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content;
  return content && URL.canParse(content) ? new URL(content).origin : undefined;
}

/** Whether the site stands around the game, with the balance above it. */
export const isFramed = (): boolean => siteOrigin() !== undefined && window.parent !== window;
