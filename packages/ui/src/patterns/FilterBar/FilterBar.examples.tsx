import type { PartExamples } from '../../part-docs.ts';
import { FilterBar } from './FilterBar.tsx';
import { noChoice } from './filter-choice.ts';

const noop = () => undefined;

/** Two filters are on, and nothing says so. */
export const examples: PartExamples = {
  Dont: () => (
    <FilterBar
      views={[{ key: 'all', label: 'All', href: '#all', isSelected: true }]}
      sort="NAME"
      sorts={[{ value: 'NAME', label: 'Name, A to Z' }]}
      onSortChange={noop}
      value={{ ...noChoice, features: ['FREE_SPINS'], volatilities: ['LOW'] }}
      offer={{ features: [], volatilities: [], rtps: [], minBets: [] }}
      onValueChange={noop}
      applied={[]}
      clearHref="#all"
      result="12 games"
    />
  ),
};
