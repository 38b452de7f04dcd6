import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Tag.css.ts';
import type { TagTone, TagVariant } from './Tag.variants.ts';

/** Props of {@link Tag}. */
export interface TagProps {
  /** One or two words: "Pending", "Won". */
  readonly children: ReactNode;
  /**
   * What it says, in colour.
   * @default 'neutral'
   */
  readonly tone?: TagTone | undefined;
  /**
   * `solid` is for art, where a tint would be lost.
   * @default 'soft'
   */
  readonly variant?: TagVariant | undefined;
  /** Glyph before the word. A status has one: colour alone never says it. */
  readonly icon?: IconGlyph | undefined;
}

/** A status or a mark, in a word. It does nothing; what can be pressed is a `Chip`. */
export function Tag({ children, tone, variant, icon }: TagProps) {
  return (
    <span className={css.tag({ tone, variant })}>
      {icon && <Icon glyph={icon} size="sm" />}
      {children}
    </span>
  );
}
