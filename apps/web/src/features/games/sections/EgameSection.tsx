import { CategoryScreen } from '../CategoryScreen.tsx';
import type { SectionProps } from '../sections.ts';

/** Slots: a section of the site, loaded when it is opened. */
export function EgameSection({ search }: SectionProps) {
  return <CategoryScreen type="rng" search={search} />;
}
