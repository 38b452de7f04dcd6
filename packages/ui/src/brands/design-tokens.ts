import type { Theme } from '../themes/theme.ts';
import { colorNames, type Oklch } from '../tokens/color.ts';
import { space } from '../tokens/space.ts';
import { leading, tracking, type, weight } from '../tokens/type.ts';
import type { Brand } from './brand.ts';

const each = <Value, Token>(values: Readonly<Record<string, Value>>, token: (value: Value, name: string) => Token) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value, name)]));

const colorValue = ([lightness, chroma, hue, alpha = 1]: Oklch) => ({
  colorSpace: 'oklch',
  components: [lightness, chroma, hue],
  alpha,
});
const pixels = (value: number) => ({ value, unit: 'px' });

/** One layer of a shadow as CSS has it: offsets, blur and colour. */
const layerOfShadow = /(-?\d+)(?:px)? (-?\d+)(?:px)? (\d+)px oklch\(([\d.]+) ([\d.]+) ([\d.]+) \/ ([\d.]+)\)/g;

function shadowValue(css: string) {
  return [...css.matchAll(layerOfShadow)].map((found) => {
    const [x = 0, y = 0, blur = 0, lightness = 0, chroma = 0, hue = 0, alpha = 1] = found.slice(1).map(Number);
    return {
      color: colorValue([lightness, chroma, hue, alpha]),
      offsetX: pixels(x),
      offsetY: pixels(y),
      blur: pixels(blur),
      spread: pixels(0),
    };
  });
}

const themeTokens = ({ color, shadow }: Theme) => ({
  color: {
    $type: 'color',
    ...Object.fromEntries(colorNames.map((name) => [name, { $value: colorValue(color[name]) }])),
  },
  shadow: { $type: 'shadow', ...each(shadow, (css) => ({ $value: shadowValue(css) })) },
});

/** The numbers of a curve, of which CSS has four. */
const curve = (easing: string): number[] => easing.match(/-?[\d.]+/g)?.map(Number) ?? [];

/**
 * A brand in the format of the Design Tokens Community Group (2025.10), for design tools: `npm run tokens` writes one file
 * for each.
 */
export function designTokens(brand: Brand) {
  const { easing, ...durations } = brand.motion;
  return {
    $description: `${brand.title}: made from packages/ui/src/brands by npm run tokens`,
    dark: themeTokens(brand.dark),
    light: themeTokens(brand.light),
    space: { $type: 'dimension', ...each(space, (value) => ({ $value: pixels(value) })) },
    radius: { $type: 'dimension', ...each(brand.radius, (value) => ({ $value: pixels(value) })) },
    duration: { $type: 'duration', ...each(durations, (value) => ({ $value: { value, unit: 'ms' } })) },
    easing: { standard: { $type: 'cubicBezier', $value: curve(easing) } },
    font: { text: { $type: 'fontFamily', $value: [...brand.faces, 'system-ui', 'sans-serif'] } },
    weight: { $type: 'fontWeight', ...each(weight, (value) => ({ $value: value })) },
    type: {
      $type: 'typography',
      ...each(type, (step, name) => ({
        $value: {
          fontFamily: '{font.text}',
          fontSize: pixels(brand.type[name as keyof Brand['type']]),
          fontWeight: `{weight.${step.weight}}`,
          lineHeight: leading.standard[step.leading],
          letterSpacing: { value: tracking[step.tracking] * brand.type[name as keyof Brand['type']], unit: 'px' },
        },
      })),
    },
  };
}

/** The text of a brand's file. */
export const tokensFile = (brand: Brand): string => `${JSON.stringify(designTokens(brand), null, 2)}\n`;
