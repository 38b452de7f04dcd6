import { CategoryScreen } from '../CategoryScreen.tsx';
import type { SectionProps } from '../sections.ts';

/** Bingo: a section of the site, loaded when it is opened. */
export function BingoSection({ search }: SectionProps) {
  return <CategoryScreen type="bingo" search={search} />;
}
