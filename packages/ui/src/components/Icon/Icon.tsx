import type { LucideIcon } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { type IconSize, iconStroke } from '../../tokens/size.ts';
import * as css from './Icon.css.ts';

/** An outline glyph of lucide, imported by its name. */
export type IconGlyph = LucideIcon;

/** Props of {@link Icon}. */
export interface IconProps {
  /** The glyph, imported by name: `import { Wallet } from 'lucide-react'`. */
  readonly glyph: IconGlyph;
  /**
   * Edge length: 16, 20 or 26 px.
   * @default 'md'
   */
  readonly size?: IconSize | undefined;
  /** Accessible name, when the icon says something that no word beside it says. Without one it is decoration. */
  readonly label?: string | undefined;
}

/** An outline icon in the colour of the text around it. Glyphs that point along the line turn round in right-to-left. */
export function Icon({ glyph: Glyph, size = 'md', label }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Glyph className={cx(css.root, css.size[size])} strokeWidth={iconStroke} focusable={false} {...naming} />;
}
