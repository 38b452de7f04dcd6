import { SearchField } from '../../components/SearchField/SearchField.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { FoldedFilters } from './FoldedFilters.tsx';

/** Folded away, nobody finds the search. */
export const examples: PartExamples = {
  Dont: () => (
    <FoldedFilters label="Filters" count={0} countLabel="">
      <SearchField label="Order or user name" value="" onValueChange={() => undefined} />
    </FoldedFilters>
  ),
};
