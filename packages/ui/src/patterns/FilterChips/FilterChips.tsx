import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ChevronDown, ChevronUp } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import * as chipLine from '../../components/Chip/ChipLine.css.ts';
import { ChipSkeletons } from '../../components/Chip/ChipSkeletons.tsx';
import { cx } from '../../internal/cx.ts';
import { useCurrentInView } from '../../internal/use-current-in-view.ts';
import { useOverflow } from '../../internal/use-overflow.ts';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './FilterChips.css.ts';
import type { FilterChipsVariant } from './FilterChips.variants.ts';

/** One filter of {@link FilterChips}. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  /** Address of the list with this filter: filters live in the URL. */
  readonly href: string;
  readonly isSelected: boolean;
  /** How many there are with it; left out while that is not known. */
  readonly count?: number | undefined;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps {
  /** What is filtered, for screen readers: "Vendors". */
  readonly label: string;
  /** The filters in their order, "all" among them; undefined while they are loading. */
  readonly chips: readonly FilterChip[] | undefined;
  /**
   * `chip` for vendors and kinds, `plain` for the views of a list below them.
   * @default 'chip'
   */
  readonly variant?: FilterChipsVariant | undefined;
}

/** Words as long as names of vendors are: they give the skeletons their widths and are never seen. */
const skeletons = ['All providers', 'Sunbird', 'Pearl Play', 'House Studio', 'Orchid', 'Kite', 'Delta 9', 'Saffron'];

/**
 * Filters of which one is on, as links in one line. A line that is too long scrolls by itself, and a button shows all of
 * it at once.
 */
export function FilterChips({ label, chips, variant = 'chip' }: FilterChipsProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const Anchor = useLinkComponent();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const isOverflowing = useOverflow(row, 'inline');
  const [isWhole, setWhole] = useState(false);
  const selected = chips?.find(({ isSelected }) => isSelected)?.key;

  // the button of a line that is too long takes room from it, and counts that come later move what stands behind them
  const counts = chips?.map(({ count }) => count).join();
  useCurrentInView(row, selected && `${selected} ${isOverflowing} ${counts}`);

  if (!chips) return <ChipSkeletons words={skeletons} />;

  return (
    <nav className={css.root} aria-label={label}>
      <ul className={cx(chipLine.row, isWhole ? css.whole : isOverflowing && chipLine.scrolling)} ref={row} id={id}>
        {chips.map(({ key, label: name, href, isSelected, count }) => (
          <li key={key} className={chipLine.item}>
            {variant === 'chip' ? (
              <Chip href={href} isSelected={isSelected}>
                {name}
                {count !== undefined && <span className={css.count}>{formatNumber(count, code)}</span>}
              </Chip>
            ) : (
              <Anchor href={href} className={css.plain} aria-current={isSelected ? 'true' : undefined}>
                {name}
                {count !== undefined && <span className={css.count}>{formatNumber(count, code)}</span>}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {(isOverflowing || isWhole) && (
        <div className={css.more}>
          <Button
            variant="ghost"
            iconEnd={isWhole ? ChevronUp : ChevronDown}
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? t({ message: 'Less', context: 'show less', comment: 'Folds a list of filters again' })
              : t({ message: 'More', context: 'show more', comment: 'Unfolds a list of filters' })}
          </Button>
        </div>
      )}
    </nav>
  );
}
