import type { GameCard, GameCategoryCode } from '@mekong/api-client/types';
import { oneOf, type SearchValues, searchOf } from '../../entry/search.ts';

/** Kinds of games in the order of their chips. */
const kinds = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ELOTT',
  'LOTT',
  'CONS',
] as const satisfies readonly GameCategoryCode[];

/** What the address of the hot games says. */
export const hotSearch = searchOf({
  /** Only this kind of games. */
  kind: oneOf(kinds),
});

export type HotSearch = SearchValues<typeof hotSearch>;

/** Address of the hot games of one kind, or of all. */
export const hotPath = (kind: GameCategoryCode | undefined): string => (kind ? `/hot?kind=${kind}` : '/hot');

/** The kinds that there are among some games, with how many of each. */
export const kindsOf = (
  games: readonly Pick<GameCard, 'category'>[],
): readonly { readonly kind: GameCategoryCode; readonly count: number }[] =>
  kinds
    .map((kind) => ({ kind, count: games.filter(({ category }) => category === kind).length }))
    .filter(({ count }) => count > 0);
