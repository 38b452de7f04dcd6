import { CategoryScreen } from '../CategoryScreen.tsx';
import type { SectionProps } from '../sections.ts';

/** Esports: a section of the site, loaded when it is opened. */
export function EsportsSection({ search }: SectionProps) {
  return <CategoryScreen type="esports" search={search} />;
}
