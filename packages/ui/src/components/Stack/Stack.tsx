import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../styles/sprinkles.css.ts';

/** Props of {@link Stack}. */
export interface StackProps {
  readonly children: ReactNode;
  /**
   * Distance between the children, a name of the space scale; may differ by layout: `{ mobile: 4, desktop: 7 }`.
   * @default 4
   */
  readonly gap?: Sprinkles['gap'];
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
  readonly 'aria-labelledby'?: string | undefined;
  readonly id?: string | undefined;
}

/** Children above each other at one distance. Distances belong to the parent: no part has outer margins. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div', ...rest }: StackProps) {
  return (
    <Element
      {...rest}
      className={sprinkles({ display: 'flex', flexDirection: 'column', alignItems: align, gap, minInlineSize: 0 })}
    >
      {children}
    </Element>
  );
}
