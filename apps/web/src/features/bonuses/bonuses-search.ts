import { type SearchValues, searchOf, shaped } from '../../entry/search.ts';

/** What the address of the page of bonuses says. */
export const bonusesSearch = searchOf({
  /** The bonus that is shown; without one all are listed. */
  bonus: shaped(/^[1-9]\d{0,17}$/),
});

export type BonusesSearch = SearchValues<typeof bonusesSearch>;
