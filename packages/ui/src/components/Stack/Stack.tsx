import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { type Gap, gapClass } from '../../internal/gap.ts';
import * as layout from '../../styles/layout.css.ts';
import * as css from './Stack.css.ts';

/** Props of {@link Stack}. */
export interface StackProps {
  /** What stands below each other. */
  readonly children: ReactNode;
  /**
   * Distance between the children, a name of the space scale; may differ by layout: `{ mobile: 4, desktop: 7 }`.
   * @default 4
   */
  readonly gap?: Gap | undefined;
  /**
   * Where the children stand across the line.
   * @default 'stretch'
   */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /**
   * Element it is; a list gives its children the role of items when they are `li`.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'main' | 'nav' | 'footer' | undefined;
  /** Name of the region, for `section` and `nav`. */
  readonly 'aria-label'?: string | undefined;
  /** Id of the heading that names the group. */
  readonly 'aria-labelledby'?: string | undefined;
  /** Id of the element, where something else points at it. */
  readonly id?: string | undefined;
}

/** Children above each other at one distance. Distances belong to the parent: no part has outer margins. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div', ...rest }: StackProps) {
  return (
    <Element {...rest} className={cx(css.root, layout.align[align], gapClass(gap))}>
      {children}
    </Element>
  );
}
