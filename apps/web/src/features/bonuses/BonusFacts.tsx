import { Trans, useLingui } from '@lingui/react/macro';
import type { Bonus } from '@mekong/api-client/types';
import { toWireDate } from '@mekong/i18n/formats/dates';
import { DateTime } from '@mekong/ui/DateTime';
import { type Description, DescriptionList } from '@mekong/ui/DescriptionList';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { useMerchant } from '../../queries/status.ts';
import { BonusTag } from './bonus-states.tsx';

/** What is known of a bonus: what it was, what was asked for, what became of it, and where each sum stands in the books. */
export function BonusFacts({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  const { state, amount, required, done, converted, reduced, currency, orderNo, startedAt, beganAt, endedAt } = bonus;
  const { expiresAt, maxStake, maxWin } = bonus;
  const money = (value: string) => <Money amount={value} currency={currency} />;
  const items: readonly (Description | undefined)[] = [
    {
      key: 'state',
      label: t({ message: 'Status', context: 'bonus', comment: 'How a bonus stands' }),
      value: <BonusTag state={state} />,
    },
    { key: 'amount', label: t`Amount`, value: money(amount) },
    reduced === undefined
      ? undefined
      : {
          key: 'reduced',
          label: t({ message: 'Taken back with its deposit', comment: 'By how much a bonus became smaller' }),
          value: money(reduced),
        },
    {
      key: 'order',
      label: t({ message: 'Deposit', context: 'noun', comment: 'The deposit that brought a bonus' }),
      value: <Link href={`/member?page=depositv2&order=${orderNo}`}>{orderNo}</Link>,
    },
    {
      key: 'required',
      label: t({ message: 'Bets required', comment: 'Bets that turn a bonus into cash' }),
      value: money(required),
    },
    beganAt === undefined ? undefined : { key: 'done', label: t`Bets that count`, value: money(done) },
    maxStake === undefined
      ? undefined
      : {
          key: 'stake',
          label: t({ message: 'Largest bet', comment: 'No single bet may be higher while a bonus is in play' }),
          value: money(maxStake),
        },
    maxWin === undefined
      ? undefined
      : {
          key: 'win',
          label: t({ message: 'Becomes cash at most', comment: 'What is left of a bonus above it goes back' }),
          value: money(maxWin),
        },
    {
      key: 'since',
      label: t({ message: 'Came with the deposit', comment: 'Before the time when a bonus came' }),
      value: <DateTime value={startedAt} />,
    },
    // of one that has not waited it is the same moment
    beganAt === undefined || beganAt === startedAt
      ? undefined
      : {
          key: 'began',
          label: t({ message: 'In play since', comment: 'Before the time when a bonus began' }),
          value: <DateTime value={beganAt} />,
        },
    endedAt !== undefined
      ? undefined
      : {
          key: 'until',
          label:
            state === 'QUEUED'
              ? t({ message: 'Can begin until', comment: 'Until when a bonus waits for its turn' })
              : t({ message: 'Time until', comment: 'Until when a bonus has to be bet' }),
          value: <DateTime value={expiresAt} />,
        },
    endedAt === undefined
      ? undefined
      : {
          key: 'ended',
          label: t({ message: 'Ended', context: 'bonus', comment: 'Before the time when a bonus ended' }),
          value: <DateTime value={endedAt} />,
        },
    converted === undefined || endedAt === undefined
      ? undefined
      : {
          key: 'converted',
          label: t({ message: 'Became cash', comment: 'State of a bonus' }),
          value: money(converted),
        },
    converted === undefined || endedAt === undefined
      ? undefined
      : {
          key: 'line',
          label: t({ message: 'In the account record', comment: 'Where the movement of the money stands' }),
          value: <RecordLink day={toWireDate(endedAt, timeZone)} />,
        },
  ];
  return <DescriptionList items={items.filter((item) => item !== undefined)} />;
}

/** Leads to what the account record has of a day. */
function RecordLink({ day }: { readonly day: string }) {
  return (
    <Link href={`/member?page=transactionHistory&kind=PROMOTION&range=custom&from=${day}&to=${day}`}>
      <Trans>See the movement</Trans>
    </Link>
  );
}
