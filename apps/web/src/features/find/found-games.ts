import type { GameCard, GameSearch } from '@mekong/api-client/types';
import type { QuickSearchResult } from '@mekong/ui/patterns/QuickSearch';
import { Store } from 'lucide';
import { thumbSetOf } from '../../entry/image-widths.ts';
import { launchTarget } from '../../entry/launch-target.ts';
import { plain } from './find-pages.ts';

type ImageUrl = (path: string) => string;

/** A game as a line of results. */
export function gameLine(game: GameCard, imageUrl: ImageUrl): QuickSearchResult {
  const cover = imageUrl(game.image);
  return {
    key: `game ${game.nodeId}`,
    label: game.name,
    note: game.vendorName,
    imageUrl: cover,
    imageSrcSet: thumbSetOf(cover),
    href: launchTarget({ ...game, game }).href,
  };
}

/** Games that were found. One that was found by another name shows that name too: the letters that match are in it. */
export const gameLines = ({ games }: GameSearch, imageUrl: ImageUrl): QuickSearchResult[] =>
  games.map(({ game, matches, matchedName }) => ({
    ...gameLine(game, imageUrl),
    ...(matchedName === undefined ? { matches } : { note: matchedName, noteMatches: matches }),
  }));

/** Vendors that were found, each with the way to its games. */
export const vendorLines = ({ vendors }: GameSearch): QuickSearchResult[] =>
  vendors.map(({ vendor, category, classify, labelName, matches, matchedName }) => ({
    key: `vendor ${vendor.vassalage} ${category} ${classify ?? ''}`,
    label: vendor.name,
    note: matchedName ?? labelName,
    ...(matchedName === undefined ? { matches } : { noteMatches: matches }),
    glyph: Store,
    href: launchTarget({ category, classify, vassalage: vendor.vassalage }).href,
  }));

/** Whether a game or a vendor has a word that was typed in its name as it was typed, and not only something like it. */
export function holdsWords({ games, vendors }: GameSearch, words: string): boolean {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const names = [
    ...games.map(({ game, matchedName }) => matchedName ?? game.name),
    ...vendors.map(({ vendor, matchedName }) => matchedName ?? vendor.name),
  ].map(plain);
  return wanted.some((word) => names.some((name) => name.includes(word)));
}
