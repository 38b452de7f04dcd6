import { Trans } from '@lingui/react/macro';
import { Money } from '../../components/Money/Money.tsx';
import * as css from './RoomTable.css.ts';

/** Props of {@link RoomTableRange}. */
export interface RoomTableRangeProps {
  /** Decimal strings in units of the currency. */
  readonly least: string;
  readonly most: string;
  /** Its symbol stands before the amounts; leave it out where a heading names the currency. */
  readonly currency?: string | undefined;
}

/** A buy-in or the limits of a table: from the least to the most, or the one amount that both are. */
export function RoomTableRange({ least, most, currency }: RoomTableRangeProps) {
  const amount = (value: string) => (
    <Money amount={value} currency={currency} isSymbolHidden={!currency} decimals={0} />
  );
  if (least === most) return amount(least);
  return (
    <span className={css.amounts}>
      <Trans comment="A span of amounts, from the least to the most">
        {amount(least)} to {amount(most)}
      </Trans>
    </span>
  );
}
