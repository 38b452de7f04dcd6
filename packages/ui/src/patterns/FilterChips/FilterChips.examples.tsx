import type { PartExamples } from '../../part-docs.ts';
import { FilterChips } from './FilterChips.tsx';

const chips = (labels: readonly string[]) =>
  labels.map((label, index) => ({ key: label, label, href: `#${label}`, isSelected: index === 0 }));

export const examples: PartExamples = {
  Do: () => <FilterChips label="Providers" chips={chips(['All providers', 'Sunbird', 'Kite'])} />,
  Dont: () => <FilterChips label="Filters" chips={chips(['Sunbird', 'High volatility', 'Kite', 'Min. bet ៛100'])} />,
};
