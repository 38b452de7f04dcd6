import { CategoryScreen } from '../CategoryScreen.tsx';
import type { SectionProps } from '../sections.ts';

/** Cockfights, where the law allows them: a section of the site, loaded when it is opened. */
export function CockfightSection({ search }: SectionProps) {
  return <CategoryScreen type="cockfight" search={search} />;
}
