import { useLingui } from '@lingui/react/macro';
import { ArrowUpDown, SlidersHorizontal } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useOnDemand } from '../../components/Dialog/use-on-demand.ts';
import { SearchField, type SearchFieldProps } from '../../components/SearchField/SearchField.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { cx } from '../../internal/cx.ts';
import { type FilterChip, FilterChips } from '../FilterChips/FilterChips.tsx';
import * as css from './FilterBar.css.ts';
import { type AppliedFilter, FilterBarApplied } from './FilterBarApplied.tsx';
import type { FilterVendor } from './FilterBarVendors.tsx';
import { choiceCount, type FilterChoice } from './filter-choice.ts';

/** One box to tick. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Games that would be left with it; left out while that is not known. */
  readonly count?: number | undefined;
}

/** What there is to choose from in the panel. A list without entries is not shown. */
export interface FilterOffer {
  /** Vendors, on small screens: wider ones have a line of chips for them. */
  readonly vendors?: readonly FilterVendor[] | undefined;
  /** Most vendors at once. */
  readonly vendorLimit?: number | undefined;
  readonly features: readonly FilterOption[];
  readonly volatilities: readonly FilterOption[];
  /** Steps of the return to player in percent, rising. */
  readonly rtps: readonly number[];
  /** Steps of the least stake, rising, as they are written: "៛100". */
  readonly minBets: readonly SelectOption<string>[];
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps<Sort extends string> {
  /** The views of the list, "all" among them; each is an address. Undefined while they are loading. */
  readonly views: readonly FilterChip[] | undefined;
  /** Order in force. */
  readonly sort: Sort;
  /** Orders to choose from. */
  readonly sorts: readonly SelectOption<Sort>[];
  /** Called with the order that was chosen. */
  readonly onSortChange: (sort: Sort) => void;
  /** What the panel shows as on. */
  readonly value: FilterChoice;
  /** What there is to choose from in the panel. */
  readonly offer: FilterOffer;
  /** The panel was closed with another choice. */
  readonly onValueChange: (value: FilterChoice) => void;
  /** How many games a choice would leave, for the action of the panel; undefined when that cannot be known. */
  readonly countOf?: ((value: FilterChoice) => Promise<number | undefined>) | undefined;
  /** A search field, on small screens: wider pages have room for it at their head. */
  readonly search?: Pick<SearchFieldProps, 'label' | 'value' | 'onValueChange' | 'onSubmit' | 'maxLength'> | undefined;
  /** Everything that narrows the list, in words, each with the address of the list without it. */
  readonly applied: readonly AppliedFilter[];
  /**
   * Something narrows the list, here or elsewhere on the page: the count is in sight.
   * @default whether something is applied
   */
  readonly isNarrowed?: boolean | undefined;
  /** Address of the list without any filter. */
  readonly clearHref: string;
  /** How many there are: "42 games". Read aloud when it changes; undefined while it is not known. */
  readonly result?: ReactNode;
  /** The list. On small screens search, order and filters stay in sight above it. */
  readonly children?: ReactNode;
}

const loadPanel = () => import('./FilterBarPanel.tsx').then(({ FilterBarPanel }) => FilterBarPanel);

/**
 * Views, order and filters of a long list, with what is on in words below. Another list begins at its first game: whoever
 * changes it far down is taken there.
 */
export function FilterBar<Sort extends string>({
  views,
  sort,
  sorts,
  onSortChange,
  value,
  offer,
  onValueChange,
  countOf,
  search,
  applied,
  isNarrowed = applied.length > 0,
  clearHref,
  result,
  children,
}: FilterBarProps<Sort>) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const panel = useOnDemand(loadPanel);
  const count = choiceCount(value);
  const withVendors = count + value.vendors.length;
  const label = t({ message: 'Filters', comment: 'Button that opens a panel with filters of games' });

  /** Back to where the list begins, when the reader is past it. */
  const toStart = (): void => {
    const element = root.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={css.root} ref={root}>
      <div className={css.bar}>
        {search && (
          <div className={css.search}>
            <SearchField
              {...search}
              onValueChange={(words) => {
                toStart();
                search.onValueChange(words);
              }}
            />
          </div>
        )}
        <div className={css.sort}>
          <Select
            variant="filter"
            icon={ArrowUpDown}
            label={t`Sort by`}
            value={sort}
            options={sorts}
            onValueChange={(next) => {
              toStart();
              onSortChange(next);
            }}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for the pointer that comes near */}
        <span className={css.filters} onPointerEnter={panel.prefetch} onFocus={panel.prefetch}>
          <Button
            ref={opener}
            icon={SlidersHorizontal}
            isPending={panel.isLoading}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(true);
              void panel.load();
            }}
          >
            <span className={css.name}>{label}</span>
            {count > 0 && <span className={cx(css.badge, withVendors > count && css.onWide)}>{count}</span>}
            {withVendors > count && <span className={cx(css.badge, css.onNarrow)}>{withVendors}</span>}
          </Button>
        </span>
      </div>
      <div className={css.views}>
        <FilterChips variant="plain" label={t`Filter games`} chips={views} />
      </div>
      <div className={css.list}>
        <FilterBarApplied
          applied={applied}
          isNarrowed={isNarrowed}
          clearHref={clearHref}
          result={result}
          opener={opener}
        />
        {children}
      </div>
      {panel.Part && isOpen && (
        <panel.Part
          value={value}
          offer={offer}
          countOf={countOf}
          onClose={(next) => {
            setOpen(false);
            if (!next) return;
            toStart();
            onValueChange(next);
          }}
        />
      )}
    </div>
  );
}
