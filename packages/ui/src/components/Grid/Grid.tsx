import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { type Gap, gapClass } from '../../internal/gap.ts';
import * as css from './Grid.css.ts';
import type { GridColumn } from './Grid.variants.ts';

/** Props of {@link Grid}. */
export interface GridProps {
  /** The cells in their order. */
  readonly children: ReactNode;
  /** Least width of a column: 128, 220 or 320 px. As many columns as fit, all of one width. */
  readonly column: GridColumn;
  /**
   * Distance between cells, a name of the space scale; may differ by layout.
   * @default 4
   */
  readonly gap?: Gap | undefined;
  /**
   * The cells of the last line share its whole width, so that no place stays empty. For a handful of cells; in a long list
   * the last ones would look like others.
   * @default false
   */
  readonly isFilled?: boolean | undefined;
  /**
   * Element it is.
   * @default 'div'
   */
  readonly as?: 'div' | 'ul' | 'ol' | undefined;
  /** Name of the list for screen readers. */
  readonly 'aria-label'?: string | undefined;
}

/** Cells of one width, as many in a line as fit; the last line may be shared by what is left. */
export function Grid({ children, column, gap = 4, isFilled = false, as: Element = 'div', ...rest }: GridProps) {
  return (
    <Element {...rest} className={cx(gapClass(gap), css.column[column], isFilled ? css.filled : css.even)}>
      {children}
    </Element>
  );
}
