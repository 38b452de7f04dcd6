import { CategoryScreen } from '../CategoryScreen.tsx';
import type { SectionProps } from '../sections.ts';

/** Board games: a section of the site, loaded when it is opened. */
export function BoardsSection({ search }: SectionProps) {
  return <CategoryScreen type="bgs" search={search} />;
}
