import { useLingui } from '@lingui/react/macro';
import { FoldedFilters } from '@mekong/ui/patterns/FoldedFilters';
import type { ReactNode } from 'react';
import { useAddress } from '../state/address.ts';
import { filterNames } from './use-filters.ts';

interface FiltersProps {
  /** A `SearchFilter`, which is in sight on phones too. */
  readonly search: ReactNode;
  /** All other filters. */
  readonly children: ReactNode;
}

/** What narrows a list by more than a search and one choice; phones fold it away and say how many filters are set. */
export function Filters({ search, children }: FiltersProps) {
  const { t } = useLingui();
  const [values] = useAddress();
  // both ends of a span of days are one filter
  const set = new Set(filterNames(values).map((name) => (name === 'to' ? 'from' : name)));
  set.delete('q');
  return (
    <FoldedFilters
      search={search}
      label={t({
        message: 'Filters',
        context: 'list',
        comment: 'Button that shows and hides what a list is narrowed by',
      })}
      count={set.size}
      countLabel={t({ message: `In use: ${set.size}`, comment: 'Read after "Filters": how many are set' })}
    >
      {children}
    </FoldedFilters>
  );
}
