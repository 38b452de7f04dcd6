import { CategoryScreen } from '../CategoryScreen.tsx';
import type { SectionProps } from '../sections.ts';

/** Fishing games: a section of the site, loaded when it is opened. */
export function FishSection({ search }: SectionProps) {
  return <CategoryScreen type="fish" search={search} />;
}
