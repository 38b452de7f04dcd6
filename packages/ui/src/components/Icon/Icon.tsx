import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { type IconSize, iconStroke, iconSizes as pixels } from '../../tokens/size.ts';
import * as css from './Icon.css.ts';
import { mirroredGlyphs } from './mirrored-glyphs.ts';

/** An outline glyph of lucide, imported by its name: the shapes of it as data. */
export type IconGlyph = IconNode;

/** Props of {@link Icon}. */
export interface IconProps {
  /** The glyph, imported by name: `import { Wallet } from 'lucide'`. */
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
export function Icon({ glyph, size = 'md', label }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return createElement(
    'svg',
    {
      className: cx(css.root, css.size[size], mirroredGlyphs.has(glyph) && css.mirrored),
      width: pixels[size],
      height: pixels[size],
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: iconStroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      focusable: false,
      ...naming,
    },
    ...glyph.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
