import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ChevronLeft, ChevronRight } from 'lucide';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Pagination.css.ts';
import type { PaginationVariant } from './Pagination.variants.ts';
import { PaginationStep } from './PaginationStep.tsx';
import { paginationItems } from './pagination-items.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Page shown, from 1. */
  readonly page: number;
  /** Rows in a page. */
  readonly pageSize: number;
  /** Rows in all pages. */
  readonly total: number;
  /** What the pages are of, for screen readers: "Betting record". Tells two paginations of a page apart. */
  readonly label: string;
  /** Called with the page that was pressed. With `hrefFor` it is called beside the navigation. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** Address of a page. With it pages are links that can be opened apart; without it they are buttons. */
  readonly hrefFor?: ((page: number) => string) | undefined;
  /**
   * Numbers, or a count between two chevrons. Where there is no room for numbers they give way to the count.
   * @default 'pages'
   */
  readonly variant?: PaginationVariant | undefined;
  /**
   * Whether "1–7 of 214" stands beside the numbers. `compact` has no room for it.
   * @default true
   */
  readonly hasSummary?: boolean | undefined;
  /**
   * Pages around the current one, itself included.
   * @default 3
   */
  readonly range?: number | undefined;
  /**
   * Pages always shown at either end.
   * @default 1
   */
  readonly margin?: number | undefined;
  /**
   * Whether a turned page is read out. `RecordTable` reads out rows and pages by itself.
   * @default true
   */
  readonly isAnnounced?: boolean | undefined;
}

/** Leads through a list page by page. The rows themselves are a `Table` or a grid. */
export function Pagination({
  page,
  pageSize,
  total,
  label,
  onPageChange,
  hrefFor,
  variant = 'pages',
  hasSummary = true,
  range,
  margin,
  isAnnounced = true,
}: PaginationProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const write = (value: number): string => formatNumber(value, code);

  const pages = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(page, 1), pages);
  const from = write(total === 0 ? 0 : (current - 1) * pageSize + 1);
  const to = write(Math.min(current * pageSize, total));
  const all = write(total);
  const [position, count] = [write(current), write(pages)];
  const isCompact = variant === 'compact';
  const withSummary = hasSummary && !isCompact;
  const step = { hrefFor, onPageChange };

  return (
    <nav aria-label={label} className={css.root}>
      <div className={css.bar}>
        {withSummary && (
          <p className={css.summary} aria-live={isAnnounced ? 'polite' : undefined}>
            <Trans comment="Rows shown and rows in all: 1–7 of 214">
              {from}–{to} of {all}
            </Trans>
          </p>
        )}
        <div className={cx(css.controls, !withSummary && css.controlsSpread)}>
          <PaginationStep
            {...step}
            page={current > 1 ? current - 1 : undefined}
            label={t`Previous page`}
            isOutlined={isCompact}
          >
            <Icon glyph={ChevronLeft} />
          </PaginationStep>
          {!isCompact && (
            <ol className={css.list}>
              {paginationItems(current, pages, { range, margin }).map((item) =>
                item.type === 'page' ? (
                  <li key={item.page}>
                    <PaginationStep
                      {...step}
                      page={item.page}
                      label={t`Page ${write(item.page)}`}
                      isCurrent={item.page === current}
                    >
                      {write(item.page)}
                    </PaginationStep>
                  </li>
                ) : (
                  <li key={`after ${item.from}`} className={css.gap} aria-hidden>
                    …
                  </li>
                ),
              )}
            </ol>
          )}
          <p
            className={isCompact ? css.position.always : css.position.whereCramped}
            aria-live={withSummary || !isAnnounced ? undefined : 'polite'}
          >
            <Trans comment="Page shown and number of pages: 1 of 3">
              {position} of {count}
            </Trans>
          </p>
          <PaginationStep
            {...step}
            page={current < pages ? current + 1 : undefined}
            label={t`Next page`}
            isOutlined={isCompact}
          >
            <Icon glyph={ChevronRight} />
          </PaginationStep>
        </div>
      </div>
    </nav>
  );
}
