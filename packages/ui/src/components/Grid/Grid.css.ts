import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import type { GridColumn } from './Grid.variants.ts';

const least = { tile: 128, card: 220, panel: 320 } as const satisfies Record<GridColumn, number>;

export const column = styleVariants(least, (width) =>
  component({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))` }),
);
