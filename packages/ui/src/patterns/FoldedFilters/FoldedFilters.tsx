import { SlidersHorizontal } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './FoldedFilters.css.ts';

/** Props of {@link FoldedFilters}. */
export interface FoldedFiltersProps {
  /** A `SearchField`, which is always in sight. */
  readonly search?: ReactNode;
  /** Words of the button: "Filters". */
  readonly label: string;
  /** How many of the filters are set, without the search. */
  readonly count: number;
  /** The same in a phrase that is read after the words of the button: "In use: 2". */
  readonly countLabel: string;
  /** Fields of the variant `filter`: choices, texts, days. */
  readonly children: ReactNode;
}

/**
 * What narrows a list: in lines above it where there is room, on phones behind a button that says how many are set. Each takes
 * effect by itself, so that nothing has to be confirmed.
 */
export function FoldedFilters({ search, label, count, countLabel, children }: FoldedFiltersProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    /** From a button: a window that they stand in hears the key first, and would close around them. */
    const closeFirst = (event: globalThis.KeyboardEvent): void => {
      const { key, target } = event;
      if (key !== 'Escape' || !(target instanceof HTMLButtonElement) || !opener.current?.checkVisibility()) return;
      const isInside = fields.current?.contains(target) && target.ariaExpanded !== 'true';
      if (!isInside && target !== opener.current) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      opener.current.focus();
    };
    window.addEventListener('keydown', closeFirst, true);
    return () => window.removeEventListener('keydown', closeFirst, true);
  }, [isOpen]);
  const close = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || !isOpen || !(target instanceof HTMLElement)) return;
    // the list of a field closes first, and what it shows lies elsewhere in the page
    if (!currentTarget.contains(target) || target.ariaExpanded === 'true') return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={css.root}>
      {search && <div className={css.search}>{search}</div>}
      <div className={css.opener}>
        <Button
          ref={opener}
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          <Badge tone="accent" count={count} label={countLabel} />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for the key that leads back */}
      <div ref={fields} id={id} className={cx(css.fields, !isOpen && css.folded)} onKeyDown={close}>
        {children}
      </div>
    </div>
  );
}
