import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

/** Between cover and words, in CSS pixels. */
export const artGap = space[2];

/** Of the words: two lines of a name, the vendor and what lies between. A sum, for `calc()`. */
export const wordsHeight = `2 * ${vars.type.body} * ${vars.leading.snug} + 2px + ${vars.type.small} * ${vars.leading.normal}`;

/** Height of a card without its cover. A sum, for `calc()`. */
export const cardText = `${artGap}px + ${wordsHeight}`;
