import { globalLayer, type StyleRule } from '@vanilla-extract/css';
import { type CascadeLayer, cascade } from '../tokens/cascade.ts';

// Declared in order, once, before any rule: `@mekong/ui/styles` imports this file first.
for (const name of cascade) globalLayer(name);

const within =
  (layer: CascadeLayer) =>
  (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layer]: rule } });

/** Puts a rule into the layer of shared recipes, which every part may override. */
export const base = within('base');

/** Puts a rule into the layer of the parts in `src/components`. */
export const component = within('components');

/** Puts a rule into the layer of the compositions in `src/patterns`. */
export const pattern = within('patterns');
