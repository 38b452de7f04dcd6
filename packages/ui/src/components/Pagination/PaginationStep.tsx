import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './Pagination.css.ts';

/** Props of {@link PaginationStep}. */
export interface PaginationStepProps {
  readonly children: ReactNode;
  /** Page it leads to; none at the end of the list. */
  readonly page: number | undefined;
  /** Accessible name: "Page 5", "Next page". */
  readonly label: string;
  /** @default false */
  readonly isCurrent?: boolean | undefined;
  /** @default false */
  readonly isOutlined?: boolean | undefined;
  readonly hrefFor: ((page: number) => string) | undefined;
  readonly onPageChange: ((page: number) => void) | undefined;
}

/** One press of the row: a link where pages have addresses, else a button. */
export function PaginationStep({
  children,
  page,
  label,
  isCurrent = false,
  isOutlined = false,
  hrefFor,
  onPageChange,
}: PaginationStepProps) {
  const LinkComponent = useLinkComponent();
  const shared = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: cx(css.step, isOutlined && css.stepOutlined),
  };
  const go = page !== undefined && onPageChange ? () => onPageChange(page) : undefined;
  if (page !== undefined && hrefFor)
    return (
      <LinkComponent {...shared} href={hrefFor(page)} onClick={go}>
        {children}
      </LinkComponent>
    );
  // not `disabled`: the page that was just reached may be the last, and the focus must have a place to stay
  return (
    <button {...shared} type="button" aria-disabled={page === undefined || undefined} onClick={go}>
      {children}
    </button>
  );
}
