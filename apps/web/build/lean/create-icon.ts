import { createElement, type SVGProps } from 'react';

interface IconData {
  /**
   * Edge of its square.
   * @default 24
   */
  readonly size?: number | undefined;
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/** A lucide glyph as one component that draws what lucide draws, without its contexts and class names. */
export default function createIcon({ size = 24, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
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
        ...props,
      },
      ...shapes,
    );
}
