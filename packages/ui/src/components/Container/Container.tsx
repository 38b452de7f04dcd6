import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Container.css.ts';
import type { ContainerWidth } from './Container.variants.ts';

/** Props of {@link Container}. */
export interface ContainerProps {
  /** Content of the page. */
  readonly children: ReactNode;
  /**
   * Greatest width: 640, 1208 or 1440 px.
   * @default 'page'
   */
  readonly width?: ContainerWidth | undefined;
  /**
   * Element it is; `main` once in a page.
   * @default 'div'
   */
  readonly as?: 'div' | 'main' | 'section' | undefined;
  /**
   * Stands in a layout that leaves room at the edges already, and adds none.
   * @default false
   */
  readonly isNested?: boolean | undefined;
  /**
   * Where a nested column stands in the room that it does not need: a form below a heading begins where the heading does.
   * @default 'center'
   */
  readonly align?: 'center' | 'start' | undefined;
  /** Id, target of the link that skips the menus. */
  readonly id?: string | undefined;
}

/** The page's column: a greatest width, centred, with room at the edges of the screen. */
export function Container({
  children,
  width = 'page',
  as: Element = 'div',
  isNested = false,
  align = 'center',
  id,
}: ContainerProps) {
  const column = align === 'center' && css.column;
  return (
    <Element className={cx(isNested ? column : css.container, css.width[width])} id={id}>
      {children}
    </Element>
  );
}
