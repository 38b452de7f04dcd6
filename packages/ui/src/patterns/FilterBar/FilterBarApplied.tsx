import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './FilterBar.css.ts';

/** A filter that is on. */
export interface AppliedFilter {
  readonly key: string;
  /** What it asks for: "Free spins", "Return to player from 96%". */
  readonly label: string;
  /** Address of the list without it. */
  readonly href: string;
  /**
   * A vendor, which wide pages show by a chip of its own.
   * @default false
   */
  readonly isVendor?: boolean | undefined;
}

/** Props of {@link FilterBarApplied}. */
export interface FilterBarAppliedProps {
  readonly applied: readonly AppliedFilter[];
  /** Something narrows the list. */
  readonly isNarrowed: boolean;
  readonly clearHref: string;
  readonly result: ReactNode;
  /** Gets the focus when the last filter was taken off. */
  readonly opener: RefObject<HTMLElement | null>;
}

/**
 * The filters that are on, and how many games are left. The count is in sight as long as something narrows the list; a
 * screen reader hears it whenever it changes.
 */
export function FilterBarApplied({ applied, isNarrowed, clearHref, result, opener }: FilterBarAppliedProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const line = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);

  // the link that was pressed goes with its filter: the focus moves to its neighbour, else to where filters come from
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the filters have changed
  useLayoutEffect(() => {
    const place = focused.current;
    if (place === undefined || document.activeElement !== document.body) return;
    const links = line.current?.querySelectorAll('a');
    (links?.[Math.min(place, applied.length - 1)] ?? opener.current)?.focus();
  }, [applied]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus is
    <div
      ref={line}
      className={isNarrowed ? css.appliedLine : undefined}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        const links: Element[] = [...(line.current?.querySelectorAll('a') ?? [])];
        focused.current = links.indexOf(target);
      }}
      onBlur={({ relatedTarget }) => {
        // leaving for another control is no loss of focus
        if (relatedTarget) focused.current = undefined;
      }}
    >
      <div aria-live="polite" className={isNarrowed ? css.result : undefined}>
        {isNarrowed ? result : <VisuallyHidden>{result}</VisuallyHidden>}
      </div>
      {isNarrowed && (
        <>
          {applied.length > 0 && (
            <ul className={css.applied} aria-label={t`Filters in force`}>
              {applied.map(({ key, label, href, isVendor }) => (
                <li key={key} className={isVendor ? css.vendorItem : css.item}>
                  <Anchor href={href} className={css.chip} aria-label={t`Remove filter: ${label}`}>
                    <span className={css.words}>{label}</span>
                    <Icon glyph={X} size="sm" />
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
          <Link href={clearHref}>
            <Trans>Clear all filters</Trans>
          </Link>
        </>
      )}
    </div>
  );
}
