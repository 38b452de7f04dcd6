import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Section } from '../Section/Section.tsx';
import * as css from './WinnersBoard.css.ts';

/** One win of the board. */
export interface WinnerRow {
  readonly id: string;
  /** Name of the account, masked by the server. */
  readonly account: string;
  readonly gameName: string;
  /** Decimal string. */
  readonly amount: string;
  readonly currency: string;
}

/** Props of {@link WinnersBoard}. */
export interface WinnersBoardProps {
  /** At most 20 wins; undefined while they are loading. */
  readonly winners: readonly WinnerRow[] | undefined;
  /** Shown in place of the list when loading it failed. */
  readonly failure?: ReactNode;
}

/** Recent wins. Real ones only, and the board says so. */
export function WinnersBoard({ winners, failure }: WinnersBoardProps) {
  const { t } = useLingui();
  return (
    <Section
      title={t`Winners`}
      aside={
        <Tag tone="positive">
          {t({ message: 'Live', context: 'winners', comment: 'The list follows what happens now' })}
        </Tag>
      }
    >
      {failure ?? (
        <div className={css.board}>
          {winners?.length === 0 ? (
            <StateView kind="empty" title={t`No wins yet`} description={t`New wins will appear here.`} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
            <ol className={css.list} aria-busy={!winners} aria-label={t`Winners`} tabIndex={0}>
              {winners
                ? winners.map(({ id, account, gameName, amount, currency }) => (
                    <li key={id} className={css.row}>
                      <span className={css.who}>
                        <bdi className={css.account}>{account}</bdi>
                        <span className={css.game}>{gameName}</span>
                      </span>
                      <span className={css.amount}>
                        <Money amount={amount} currency={currency} isSymbolHidden />
                      </span>
                    </li>
                  ))
                : Array.from({ length: 6 }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
                    <li key={index} className={css.row}>
                      <Skeleton shape="control" />
                    </li>
                  ))}
            </ol>
          )}
          <p className={css.note}>
            <Trans>Real wins with play money. Names are masked.</Trans>
          </p>
        </div>
      )}
    </Section>
  );
}
