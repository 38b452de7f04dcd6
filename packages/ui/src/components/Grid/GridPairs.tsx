import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { column as columns, filled } from './Grid.css.ts';
import type { GridColumn } from './Grid.variants.ts';
import * as css from './GridPairs.css.ts';

/** Props of {@link GridPairs}. */
export interface GridPairsProps {
  /** Four cells in their order. */
  readonly children: ReactNode;
  /** Least width of a cell: 128, 220 or 320 px. */
  readonly column: GridColumn;
  /**
   * Element it is.
   * @default 'div'
   */
  readonly as?: 'div' | 'ol' | undefined;
  /** Name of the list for screen readers. */
  readonly 'aria-label'?: string | undefined;
}

/** Four cells beside each other, in pairs or below each other, as there is room: never three and one. */
export function GridPairs({ children, column, as: Element = 'div', ...rest }: GridPairsProps) {
  return (
    <Element {...rest} className={cx(columns[column], filled, css.pairs)}>
      {children}
    </Element>
  );
}
