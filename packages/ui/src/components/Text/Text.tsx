import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { textStyle } from '../../styles/text.css.ts';
import * as css from './Text.css.ts';
import type { TextElement, TextSize, TextTone, TextWeight } from './Text.variants.ts';

/** Props of {@link Text}. */
export interface TextProps {
  /** The words. */
  readonly children: ReactNode;
  /**
   * Element it is.
   * @default 'p'
   */
  readonly as?: TextElement | undefined;
  /**
   * Step of the type scale: 11, 12, 13, 14 or 16 px at the browser's standard.
   * @default 'body'
   */
  readonly size?: TextSize | undefined;
  /**
   * Colour by meaning. Pair outcomes with a sign or a word.
   * @default 'default'
   */
  readonly tone?: TextTone | undefined;
  /** Weight, where it differs from that of the size. */
  readonly weight?: TextWeight | undefined;
  /** Where lines begin; follows the reading direction. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /**
   * One line, cut with an ellipsis. Only where the whole text can be read elsewhere.
   * @default false
   */
  readonly isTruncated?: boolean | undefined;
  /** At most so many lines, the last cut with an ellipsis. */
  readonly maxLines?: 2 | 3 | undefined;
  /**
   * Digits of one width, for numbers that stand above each other.
   * @default false
   */
  readonly isTabular?: boolean | undefined;
  /** Language of the text when it differs from the page's, as a BCP 47 tag: names of languages in themselves. */
  readonly lang?: string | undefined;
  /** Id of the element, where something else points at it. */
  readonly id?: string | undefined;
}

/** Running text on the type scale. */
export function Text({
  children,
  as: Element = 'p',
  size = 'body',
  tone = 'default',
  weight,
  align,
  isTruncated,
  maxLines,
  isTabular,
  lang,
  id,
}: TextProps) {
  const name = cx(
    textStyle[size],
    css.tone[tone],
    weight && css.weight[weight],
    align && css.align[align],
    isTruncated && css.truncated,
    maxLines && css.lines[maxLines],
    isTabular && css.tabular,
  );
  return (
    <Element className={name} lang={lang} id={id}>
      {children}
    </Element>
  );
}
