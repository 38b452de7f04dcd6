import type { ReactNode } from 'react';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as css from './WalletBalance.css.ts';

/** One part of a wallet. */
export interface WalletBalancePart {
  readonly key: string;
  /** What it is: "In open bets". */
  readonly label: string;
  /** Decimal in units of the currency, as on the wire; not below zero. */
  readonly amount: string;
  /** Colour of its share: `free` can be used, `kept` cannot for the moment, `bonus` is bonus money. */
  readonly kind: 'free' | 'kept' | 'bonus';
  /** Why it is there, and the way to its cause. */
  readonly note?: ReactNode;
}

/** Props of {@link WalletBalance}. */
export interface WalletBalanceProps {
  /** Words above the balance: "Balance". */
  readonly label: string;
  /** The balance; `undefined` until it is known. */
  readonly amount: string | undefined;
  /** Currency of the amounts, in three letters. */
  readonly currency: string;
  /**
   * A newer balance is on its way.
   * @default false
   */
  readonly isUpdating?: boolean | undefined;
  /** What the wallet consists of; one part alone is not worth a bar. Undefined until it is known. */
  readonly parts: readonly WalletBalancePart[] | undefined;
  /** What can be done with it: buttons. */
  readonly actions?: ReactNode;
}

/** Units of 1/10,000, as a number that is good enough for a width. */
const sizeOf = (amount: string): number => Math.max(0, Number(amount));

/** The balance, and what belongs to its owner besides it: a bar of shares, each with its amount and its reason. */
export function WalletBalance({ label, amount, currency, isUpdating = false, parts, actions }: WalletBalanceProps) {
  const total = (parts ?? []).reduce((sum, part) => sum + sizeOf(part.amount), 0);
  return (
    <div className={css.root} aria-busy={!parts || undefined}>
      <div className={css.head}>
        <div className={css.balance}>
          <span className={css.label}>{label}</span>
          <span className={css.amount}>
            {amount === undefined ? (
              <span className={css.pending}>
                <Skeleton shape="fill" />
              </span>
            ) : (
              <Money amount={amount} currency={currency} isUpdating={isUpdating} />
            )}
          </span>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {parts && parts.length > 1 && (
        <>
          {total > 0 && (
            <div className={css.bar} aria-hidden>
              {parts.map(({ key, kind, amount: share }) => (
                <span key={key} className={css.share[kind]} style={{ flexGrow: sizeOf(share) / total }} />
              ))}
            </div>
          )}
          <dl className={css.parts}>
            {parts.map(({ key, label: name, kind, amount: share, note }) => (
              <div key={key} className={css.part}>
                <dt className={css.name}>
                  <span className={css.dot[kind]} aria-hidden />
                  {name}
                </dt>
                <dd className={css.sum}>
                  <Money amount={share} currency={currency} />
                </dd>
                {note !== undefined && <dd className={css.note}>{note}</dd>}
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
