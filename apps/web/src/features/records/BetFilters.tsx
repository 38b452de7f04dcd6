import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Inline } from '@mekong/ui/Inline';
import { Select } from '@mekong/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { gameMenusQuery } from '../../queries/games.ts';
import { betStatusLooks, categoryLabels } from './bet-labels.tsx';
import { type BetsSearch, betCategories, betStatuses } from './bets-search.ts';

interface BetFiltersProps {
  readonly search: BetsSearch;
  /** Puts a change of the filters into the address. */
  readonly onChange: (change: Partial<BetsSearch>) => void;
}

/** Stands for "no filter" in a list of choices. */
const any = '';

/** Category, vendor and result. */
export function BetFilters({ search, onChange }: BetFiltersProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { data } = useQuery(gameMenusQuery(code));
  const { category, vendor, status } = search;

  const categories = data?.categories ?? [];
  const ofCategory = categories.filter(({ gameCategory }) => category === undefined || gameCategory === category);
  const vendors = new Map(ofCategory.flatMap((entry) => entry.vendors.map((card) => [card.vassalage, card.name])));
  // a vendor that the address names stays chosen, even where the menu does not know it
  if (vendor !== undefined && !vendors.has(vendor)) vendors.set(vendor, vendor);
  return (
    <Inline gap={2}>
      <Select
        variant="filter"
        label={t`Category`}
        value={category ?? any}
        options={[
          { value: any, label: t`All categories` },
          ...betCategories.map((value) => ({ value, label: i18n._(categoryLabels[value]) })),
        ]}
        onValueChange={(value) => onChange({ category: value === any ? undefined : value, vendor: undefined })}
      />
      <Select
        variant="filter"
        label={t`Provider`}
        value={vendor ?? any}
        options={[{ value: any, label: t`All providers` }, ...[...vendors].map(([value, label]) => ({ value, label }))]}
        onValueChange={(value) => onChange({ vendor: value === any ? undefined : value })}
      />
      <Select
        variant="filter"
        label={t`Result`}
        value={status ?? any}
        options={[
          { value: any, label: t`All results` },
          ...betStatuses.map((value) => ({ value, label: i18n._(betStatusLooks[value].label) })),
        ]}
        onValueChange={(value) => onChange({ status: value === any ? undefined : value })}
      />
    </Inline>
  );
}
