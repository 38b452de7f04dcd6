import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type ColorName, colorNames } from '../tokens/color.ts';
import { type Duration, duration } from '../tokens/motion.ts';
import { type Radius, radius } from '../tokens/radius.ts';
import { type TypeName, type } from '../tokens/type.ts';

const named = <Name extends string>(names: readonly Name[]): Record<Name, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
const namesOf = <Name extends string>(values: Readonly<Record<Name, unknown>>): Name[] => Object.keys(values) as Name[];

/**
 * The variables every style is written in. Colours and shadows are filled by a theme of the brand, corners, motion, type
 * and mark by the brand, sizes by the density, leading and tracking by the script of the language, faces by the fonts.
 */
export const vars = createGlobalThemeContract(
  {
    color: named<ColorName>(colorNames),
    shadow: { raised: null, overlay: null },
    size: { controlSm: null, controlMd: null, controlLg: null, row: null },
    leading: { tight: null, snug: null, normal: null },
    tracking: { tight: null, normal: null },
    font: { text: null, mono: null },
    radius: named<Radius>(namesOf(radius)),
    motion: { ...named<Duration>(namesOf(duration)), easing: null },
    type: named<TypeName>(namesOf(type)),
    brand: { mark: null },
  },
  (_, path) => `mk-${path.join('-')}`,
);
