import { CategoryScreen } from '../CategoryScreen.tsx';
import type { SectionProps } from '../sections.ts';

/** Sports: a section of the site, loaded when it is opened. */
export function SportsSection({ search }: SectionProps) {
  return <CategoryScreen type="sports" search={search} />;
}
