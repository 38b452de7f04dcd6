import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { type Gap, gapClass } from '../../internal/gap.ts';
import * as layout from '../../styles/layout.css.ts';
import * as css from './Inline.css.ts';

/** Props of {@link Inline}. */
export interface InlineProps {
  /** What stands beside each other. */
  readonly children: ReactNode;
  /**
   * Distance between the children, a name of the space scale; may differ by layout.
   * @default 3
   */
  readonly gap?: Gap | undefined;
  /**
   * Where the children stand across the line.
   * @default 'center'
   */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /**
   * Where they stand along the line.
   * @default 'start'
   */
  readonly justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  /**
   * Whether they may go on in a next line. Only bars of fixed content say no.
   * @default true
   */
  readonly isWrapping?: boolean | undefined;
  /**
   * Element it is.
   * @default 'div'
   */
  readonly as?: 'div' | 'span' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | undefined;
  /** Name of the group for screen readers. */
  readonly 'aria-label'?: string | undefined;
  /** Id of the element, where something else points at it. */
  readonly id?: string | undefined;
}

/** Children beside each other at one distance, in reading direction. */
export function Inline({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Element = 'div',
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      className={cx(css.root, isWrapping && css.wrapping, layout.align[align], layout.justify[justify], gapClass(gap))}
    >
      {children}
    </Element>
  );
}
