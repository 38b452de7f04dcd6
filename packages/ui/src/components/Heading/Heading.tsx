import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { textStyle } from '../../styles/text.css.ts';
import * as css from './Heading.css.ts';
import type { HeadingLevel, HeadingSize } from './Heading.variants.ts';

const sizeOfLevel = { 1: 'headline', 2: 'title', 3: 'subtitle', 4: 'subtitle' } as const satisfies Record<
  HeadingLevel,
  HeadingSize
>;

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** The words of the heading. */
  readonly children: ReactNode;
  /** Place in the outline: 1 once in a page, and never a step left out. */
  readonly level: HeadingLevel;
  /** Look, where it differs from that of the level: 26, 20, 16 and 16 px. */
  readonly size?: HeadingSize | undefined;
  /** Id, when a region or dialog is named by it. */
  readonly id?: string | undefined;
}

/** A heading: its level is its place in the outline, its size its look. */
export function Heading({ children, level, size = sizeOfLevel[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={cx(textStyle[size], css.heading)} id={id}>
      {children}
    </Element>
  );
}
