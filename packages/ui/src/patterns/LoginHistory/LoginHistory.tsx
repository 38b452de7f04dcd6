import { useLingui } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { CircleCheck, CircleX } from 'lucide';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import type { TableColumn } from '../../components/Table/Table.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { type RecordFailure, type RecordMore, RecordTable } from '../RecordTable/RecordTable.tsx';

/** One try to log in. */
export interface LoginHistoryEntry {
  readonly id: string;
  readonly at: Instant;
  /** Browser and system: "Chrome on Windows". */
  readonly device: string;
  /** Masked by the server: "203.0.113.*". */
  readonly address?: string | undefined;
  /** Country of the address in the words of the reader, when the server knows it: "Cambodia". */
  readonly country?: string | undefined;
  /** Way it was tried, in the words of the reader: "Password". */
  readonly way: string;
  readonly isSuccess: boolean;
}

/** Props of {@link LoginHistory}. */
export interface LoginHistoryProps {
  /** Newest first; `undefined` until they are known. */
  readonly entries: readonly LoginHistoryEntry[] | undefined;
  /** Why they did not load. */
  readonly failure?: RecordFailure | undefined;
  /** The way to older ones; left out where the first answer holds all. */
  readonly more?: Omit<RecordMore, 'label' | 'endReason'> | undefined;
}

/** When, where and how somebody logged in to the account, or tried to. */
export function LoginHistory({ entries, failure, more }: LoginHistoryProps) {
  const { t } = useLingui();
  const columns: readonly TableColumn<LoginHistoryEntry>[] = [
    { key: 'at', header: t`Time`, priority: 'high', cell: ({ at }) => <DateTime value={at} /> },
    { key: 'device', header: t`Device`, cell: ({ device }) => <bdi>{device}</bdi> },
    { key: 'address', header: t`IP address`, cell: ({ address }) => address && <bdi dir="ltr">{address}</bdi> },
    // Nobody needs a column of nothing: some servers know no country at all.
    ...(entries?.some(({ country }) => country)
      ? [
          {
            key: 'country',
            header: t({ message: 'Country', comment: 'Column: country that somebody logged in from' }),
            cell: ({ country }: LoginHistoryEntry) => country,
          },
        ]
      : []),
    {
      key: 'way',
      header: t({
        message: 'Log-in method',
        comment: 'Column: how somebody logged in, such as by password or by passkey',
      }),
      cell: ({ way }) => way,
    },
    {
      key: 'result',
      header: t({ message: 'Result', comment: 'Column: whether a log-in succeeded' }),
      cell: ({ isSuccess }) =>
        isSuccess ? (
          <Tag tone="positive" icon={CircleCheck}>
            {t({ message: 'Logged in', comment: 'Result of a try to log in' })}
          </Tag>
        ) : (
          <Tag tone="negative" icon={CircleX}>
            {t({ message: 'Refused', comment: 'Result of a try to log in' })}
          </Tag>
        ),
    },
  ];
  return (
    <RecordTable
      caption={t`Log-in history`}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      skeletonRows={5}
      level={3}
      failure={failure}
      empty={<StateView kind="empty" level={3} title={t`No log-ins in the last 90 days`} />}
      more={more && { ...more, label: t`Show older log-ins`, endReason: t`All log-ins of the last 90 days are shown.` }}
    />
  );
}
