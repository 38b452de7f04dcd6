import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

/** Between cover and words, in CSS pixels. */
export const artGap = space[2];

/** Of the words: two lines of a name, the vendor and what lies between. A sum, for `calc()`. */
export const wordsHeight = `2 * ${vars.type.body} * ${vars.leading.snug} + 2px + ${vars.type.small} * ${vars.leading.normal}`;

/** Height of so many cards without their covers. A sum, for `calc()`; with `more` pixels. */
export const cardTexts = (count: number, more: number): string =>
  `${2 * count} * ${vars.type.body} * ${vars.leading.snug} + ${count} * ${vars.type.small} * ${vars.leading.normal} + ${count * (artGap + 2) + more}px`;
