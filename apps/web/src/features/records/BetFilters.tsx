import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { RecordFilters, type RecordPeriod, type RecordSelect } from '@mekong/ui/patterns/RecordFilters';
import { useQuery } from '@tanstack/react-query';
import { categoryLabels } from '../../parts/records/category-labels.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { betStatusLooks } from './bet-labels.tsx';
import { type BetsSearch, betCategories, betStatuses } from './bets-search.ts';

/** What bets are narrowed to. */
type BetChoice = Pick<BetsSearch, 'category' | 'vendor' | 'status'>;

interface BetFiltersProps {
  /** Name of the filters, for screen readers. */
  readonly label: string;
  readonly search: BetChoice;
  /** Days that are shown. */
  readonly range: RecordPeriod['value'];
  /** Puts a change of the filters into the address. */
  readonly onChange: (change: Pick<BetsSearch, 'range' | 'from' | 'to'> & BetChoice) => void;
  /** Filters before these. */
  readonly selects?: readonly RecordSelect[];
  /** Choice of a game, where there is one. */
  readonly game?: RecordSelect;
  /** Takes out the filters that are on. */
  readonly onReset: () => void;
}

/** Days, category, vendor, game and result. */
export function BetFilters({ label, search, range, onChange, selects = [], game, onReset }: BetFiltersProps) {
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
    <RecordFilters
      label={label}
      period={{ value: range, onValueChange: onChange }}
      selects={[
        ...selects,
        {
          key: 'category',
          label: t`Category`,
          allLabel: t`All categories`,
          options: betCategories.map((value) => ({ value, label: i18n._(categoryLabels[value]) })),
          value: category,
          onValueChange: (value) =>
            onChange({ category: betCategories.find((known) => known === value), vendor: undefined }),
        },
        {
          key: 'vendor',
          label: t`Provider`,
          allLabel: t`All providers`,
          options: [...vendors].map(([value, label]) => ({ value, label })),
          value: vendor,
          onValueChange: (value) => onChange({ vendor: value }),
        },
        ...(game ? [game] : []),
        {
          key: 'status',
          label: t`Result`,
          allLabel: t`All results`,
          options: betStatuses.map((value) => ({ value, label: i18n._(betStatusLooks[value].label) })),
          value: status,
          onValueChange: (value) => onChange({ status: betStatuses.find((known) => known === value) }),
        },
      ]}
      onReset={onReset}
    />
  );
}
