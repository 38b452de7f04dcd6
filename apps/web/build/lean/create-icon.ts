import { createElement, type SVGProps } from 'react';

interface IconData {
  /** Only of glyphs that turn round in right-to-left: the styles of `Icon` know them by it. The build drops all others. */
  readonly name?: string | undefined;
  /**
   * Edge of its square.
   * @default 24
   */
  readonly size?: number | undefined;
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/** A lucide glyph as one component that draws what lucide draws, without its contexts and most class names. */
export default function createIcon({ name, size = 24, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: name ? `lucide-${name} ${className}` : className,
        ...props,
      },
      ...shapes,
    );
}
