import type { ReactNode } from 'react';
import * as css from './Card.css.ts';
import type { CardPadding, CardTone } from './Card.variants.ts';

/** Props of {@link Card}. */
export interface CardProps {
  /** What stands on it. */
  readonly children: ReactNode;
  /**
   * Tint; say with an icon and words what it means.
   * @default 'default'
   */
  readonly tone?: CardTone | undefined;
  /**
   * Room inside: none, 12, 16 or 16-20 px.
   * @default 'md'
   */
  readonly padding?: CardPadding | undefined;
  /**
   * Element it is. A `section` needs a name.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Name of a `section`, where no heading in it can name it. */
  readonly 'aria-label'?: string | undefined;
  /** Id of the heading that names a `section`. */
  readonly 'aria-labelledby'?: string | undefined;
}

/** A panel on the page: surface colour, hairline, soft corners. */
export function Card({ children, tone = 'default', padding = 'md', as: Element = 'div', ...rest }: CardProps) {
  return (
    <Element {...rest} className={css.card({ tone, padding })}>
      {children}
    </Element>
  );
}
