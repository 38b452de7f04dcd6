import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
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
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps {
  /** What is filtered, for screen readers: "Vendors". */
  readonly label: string;
  /** The filters in their order, "all" among them; undefined while they are loading. */
  readonly chips: readonly FilterChip[] | undefined;
  /** @default 'chip' */
  readonly variant?: FilterChipsVariant | undefined;
}

/** Words as long as names of vendors are: they give the ghosts their widths and are never seen. */
const ghosts = ['All vendors', 'Sunbird', 'Pearl Play', 'House Studio', 'Orchid', 'Kite', 'Delta 9', 'Saffron'];
const nothing = (): void => undefined;

/**
 * Filters of which one is on, as links in one line. A line that is too long scrolls by itself, and a button shows all of
 * it at once.
 */
export function FilterChips({ label, chips, variant = 'chip' }: FilterChipsProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const isOverflowing = useOverflow(row, 'inline');
  const [isWhole, setWhole] = useState(false);
  const selected = chips?.find(({ isSelected }) => isSelected)?.key;

  // who comes by an address with a filter sees which one is on; only the row moves, never the page
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current || selected === undefined) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      row.current.scrollBy({ left: inner.x + inner.width / 2 - (outer.x + outer.width / 2) });
  }, [selected]);

  if (!chips)
    return (
      <div className={css.ghosts} aria-busy>
        {ghosts.map((words) => (
          <Skeleton key={words}>
            <Chip isSelected={false} onClick={nothing}>
              {words}
            </Chip>
          </Skeleton>
        ))}
      </div>
    );

  return (
    <nav className={css.root} aria-label={label}>
      <ul className={cx(css.row, isWhole ? css.whole : isOverflowing && css.scrolling)} ref={row} id={id}>
        {chips.map(({ key, label: name, href, isSelected }) => (
          <li key={key} className={css.item}>
            {variant === 'chip' ? (
              <Chip href={href} isSelected={isSelected}>
                {name}
              </Chip>
            ) : (
              <Anchor href={href} className={css.plain} aria-current={isSelected ? 'true' : undefined}>
                {name}
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
