import { useLingui } from '@lingui/react/macro';
import { getMemberOptions } from '@mekong/api-client/admin/queries/getMember';
import { listMemberMovements } from '@mekong/api-client/admin/sdk/listMemberMovements';
import type { Movement } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide';
import { type ReactNode, useState } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { correctionCauseLabels } from '../../parts/correction-labels.ts';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { Numbered } from '../../parts/OrderLink.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { movementLabels } from './movement-labels.ts';

interface MovementsProps {
  /** Number of the member. */
  readonly id: string;
}

/** What moved the wallet of a member; read once somebody asks for it, which is written down. */
export function MemberMovements({ id }: MovementsProps) {
  const { t } = useLingui();
  const [{ movement }] = useFilters({ movement: movementLabels });
  const [isShown, show] = useState(movement !== undefined);
  return (
    <Stack gap={3}>
      <Inline>
        <Button icon={isShown ? ChevronUp : ChevronDown} aria-expanded={isShown} onClick={() => show(!isShown)}>
          {t({
            message: 'Movements',
            context: 'member',
            comment: 'Button: shows what has moved the wallet of a member',
          })}
        </Button>
      </Inline>
      {isShown && <Movements id={id} />}
    </Stack>
  );
}

function Movements({ id }: MovementsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const causeOf = useCause(id);
  const [{ movement }, ignored] = useFilters({ movement: movementLabels });
  const list = useRows<Movement>(['listMemberMovements', id, movement], ({ cursor, signal }) =>
    listMemberMovements({ path: { id }, query: { cursor, kind: movement as never }, signal }),
  );
  return (
    <ListTable
      caption={t({
        message: 'Movements',
        context: 'member',
        comment: 'Button: shows what has moved the wallet of a member',
      })}
      ignored={ignored}
      list={list}
      rowKey={({ no }) => no}
      toolbar={
        <Inline gap={2}>
          <ChoiceFilter label={t`Kind`} name="movement" options={options(movementLabels)} />
        </Inline>
      }
      empty={t`No movements match`}
      none={{ title: t`No movements yet`, description: t`What moves the wallet appears here.` }}
      columns={[
        {
          key: 'kind',
          header: t`Kind`,
          priority: 'high',
          cell: (row) => label(movementLabels, row.kind),
        },
        { key: 'at', header: t`Time`, cell: ({ at }) => <DateTime value={at} hasSeconds /> },
        {
          key: 'cause',
          header: t({
            message: 'Cause',
            comment: 'Heading of a column: what moved the money, to be opened',
          }),
          cell: causeOf,
        },
        {
          key: 'amount',
          header: t`Amount`,
          align: 'end',
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} sign="always" />,
        },
        {
          key: 'balance',
          header: t({ message: 'Balance after', comment: 'What was in a wallet after a movement' }),
          align: 'end',
          cell: ({ balanceAfter, currency }) => <Money amount={balanceAfter} currency={currency} />,
        },
      ]}
    />
  );
}

/** What caused a movement: its number, which leads to it where there is a page of it for the role. */
function useCause(id: string): (movement: Movement) => ReactNode {
  const label = useLabel();
  // the page has asked for it already
  const username = useQuery(getMemberOptions({ path: { id } })).data?.username;
  const mayCorrections = useMay('listWalletCorrections');
  const may = {
    deposits: useMay('getDepositOrder'),
    withdrawals: useMay('getWithdrawalReview'),
    transfers: useMay('listAllTransfers'),
  };
  return ({ kind, orderNo, transferNo, betNo, billNo, bonusId, correction }) => {
    if (orderNo !== undefined) {
      const isPaidOut = kind === 'WITHDRAWAL' || kind === 'WITHDRAWAL_BACK';
      const page = isPaidOut ? '/withdrawals/' : '/deposits?item=';
      return (
        <Numbered number={orderNo} href={may[isPaidOut ? 'withdrawals' : 'deposits'] ? page + orderNo : undefined} />
      );
    }
    // those to a wallet at a provider have no page
    const isPassedOn = kind.startsWith('TRANSFER');
    if (transferNo !== undefined)
      return (
        <Numbered number={transferNo} href={isPassedOn && may.transfers ? `/transfers?q=${transferNo}` : undefined} />
      );
    if (correction)
      return (
        <>
          {mayCorrections && username !== undefined ? (
            <Link href={`/corrections?q=${encodeURIComponent(username)}`}>
              {label(correctionCauseLabels, correction.cause)}
            </Link>
          ) : (
            label(correctionCauseLabels, correction.cause)
          )}{' '}
          {correction.number !== undefined && <Numbered number={correction.number} href={undefined} />}
        </>
      );
    const number = betNo ?? billNo ?? bonusId;
    return number === undefined ? '–' : <Numbered number={number} href={undefined} />;
  };
}
