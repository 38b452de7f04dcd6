import * as css from '../styles/layout.css.ts';
import type { Breakpoint } from '../tokens/breakpoint.ts';
import type { Space } from '../tokens/space.ts';

/** Distance between children, a name of the space scale; one for all layouts, or by layout: `{ mobile: 4, desktop: 7 }`. */
export type Gap = Space | Partial<Record<Breakpoint, Space>>;

/** Classes of a distance between children. */
export function gapClass(gap: Gap): string {
  if (typeof gap !== 'object') return css.gap.mobile[gap];
  return (Object.entries(gap) as [Breakpoint, Space][]).map(([layout, step]) => css.gap[layout][step]).join(' ');
}
