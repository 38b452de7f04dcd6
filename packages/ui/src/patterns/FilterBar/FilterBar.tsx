import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useOnDemand } from '../../components/Dialog/use-on-demand.ts';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { type FilterChip, FilterChips } from '../FilterChips/FilterChips.tsx';
import * as css from './FilterBar.css.ts';
import { type AppliedFilter, FilterBarApplied } from './FilterBarApplied.tsx';
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
  readonly sort: Sort;
  readonly sorts: readonly SelectOption<Sort>[];
  readonly onSortChange: (sort: Sort) => void;
  /** What the panel shows as on. */
  readonly value: FilterChoice;
  readonly offer: FilterOffer;
  /** The panel was closed with another choice. */
  readonly onValueChange: (value: FilterChoice) => void;
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
}

const loadPanel = () => import('./FilterBarPanel.tsx').then(({ FilterBarPanel }) => FilterBarPanel);

/** Views, order and filters of a long list, with what is on in words below. */
export function FilterBar<Sort extends string>({
  views,
  sort,
  sorts,
  onSortChange,
  value,
  offer,
  onValueChange,
  applied,
  isNarrowed = applied.length > 0,
  clearHref,
  result,
}: FilterBarProps<Sort>) {
  const { t } = useLingui();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const panel = useOnDemand(loadPanel);
  const count = choiceCount(value);
  return (
    <div className={css.root}>
      <div className={css.bar}>
        <FilterChips variant="plain" label={t`Filter games`} chips={views} />
        <div className={css.end}>
          <div className={css.sort}>
            <Select variant="filter" label={t`Sort by`} value={sort} options={sorts} onValueChange={onSortChange} />
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
              {t({ message: 'Filters', comment: 'Button that opens a panel with filters of games' })}
              {count > 0 && <span className={css.badge}>{count}</span>}
            </Button>
          </span>
        </div>
      </div>
      <FilterBarApplied
        applied={applied}
        isNarrowed={isNarrowed}
        clearHref={clearHref}
        result={result}
        opener={opener}
      />
      {panel.Part && isOpen && (
        <panel.Part
          value={value}
          offer={offer}
          onClose={(next) => {
            setOpen(false);
            if (next) onValueChange(next);
          }}
        />
      )}
    </div>
  );
}
