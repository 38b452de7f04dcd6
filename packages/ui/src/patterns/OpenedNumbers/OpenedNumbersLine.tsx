import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './OpenedNumbers.css.ts';
import type { OpenedKind, OpenedSize } from './OpenedNumbers.variants.ts';
import { isDie, OpenedNumbersDie } from './OpenedNumbersDie.tsx';

interface OpenedNumbersLineProps {
  readonly kind: Exclude<OpenedKind, 'board'>;
  readonly numbers: readonly string[];
  readonly special?: readonly string[] | undefined;
  readonly label: string;
  readonly size: OpenedSize;
}

/** Numbers beside each other. They run from left to right in every language, as the numbers of a draw are written. */
export function OpenedNumbersLine({ kind, numbers, special = [], label, size }: OpenedNumbersLineProps) {
  const { t } = useLingui();
  return (
    <ol className={cx(css.line, css.size[size])} dir="ltr" aria-label={label}>
      {numbers.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice, and the list never changes its order
        <li key={index} className={css.number[kind]}>
          {kind === 'dice' && isDie(number) ? (
            <Fragment>
              <OpenedNumbersDie number={number} />
              <VisuallyHidden>{number}</VisuallyHidden>
            </Fragment>
          ) : (
            number
          )}
        </li>
      ))}
      {special.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={`special ${index}`} className={cx(css.number[kind], css.special)}>
          <VisuallyHidden>
            {t({ message: 'Bonus number', comment: 'Read before an extra number of a lottery draw' })}{' '}
          </VisuallyHidden>
          {number}
        </li>
      ))}
    </ol>
  );
}
