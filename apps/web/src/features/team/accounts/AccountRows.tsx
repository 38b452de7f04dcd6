import { useLingui } from '@lingui/react/macro';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { kindChoices } from '../team-labels.ts';
import { mostAccounts } from './read-accounts.ts';
import type { AccountRow } from './use-account-file.ts';
import { useRowState } from './use-row-state.ts';

interface AccountRowsProps {
  readonly rows: readonly AccountRow[];
  readonly isChecking: boolean;
}

/** Rows of a file, each with its state: as many at once as a file may hold, of one that holds tens of thousands too. */
export function AccountRows({ rows, isChecking }: AccountRowsProps) {
  const { t, i18n } = useLingui();
  const stateOf = useRowState();
  const [page, setPage] = useState(1);
  const kindOf = (kind: string) => {
    const known = kindChoices.find(({ value }) => value === kind);
    return known ? i18n._(known.label) : <bdi>{kind}</bdi>;
  };
  return (
    <RecordTable<AccountRow>
      caption={t`Accounts of the file`}
      isLoading={isChecking}
      columns={[
        {
          key: 'username',
          header: t`Username`,
          priority: 'high',
          cell: ({ username, line }) => (
            <span>
              <bdi dir="ltr">{username || '–'}</bdi>
              <br />
              <Text size="caption" tone="muted">
                {t({ message: `Line ${line}`, comment: 'Of a file; {line} is its number' })}
              </Text>
            </span>
          ),
        },
        {
          key: 'kind',
          header: t({ message: 'Account type', comment: 'Filter: members or agents' }),
          cell: ({ kind }) => kindOf(kind),
        },
        {
          key: 'remark',
          header: t({ message: 'Remark', comment: 'Field: a note of an agent about a member' }),
          cell: ({ remark }) => <bdi>{remark}</bdi>,
        },
        {
          key: 'state',
          header: t`Status`,
          cell: (row) => {
            const { text, tone, icon } = stateOf(row);
            // what is wrong takes a sentence, which is no mark
            return tone === 'negative' ? (
              <Text tone="negative">{text}</Text>
            ) : (
              <Tag tone={tone} icon={icon}>
                {text}
              </Tag>
            );
          },
        },
        {
          key: 'password',
          header: t`First password`,
          cell: ({ answer }) => answer?.password !== undefined && <bdi dir="ltr">{answer.password}</bdi>,
        },
      ]}
      rows={rows.slice((page - 1) * mostAccounts, page * mostAccounts)}
      rowKey={({ line }) => String(line)}
      pages={
        rows.length > mostAccounts
          ? { page, pageSize: mostAccounts, total: rows.length, onPageChange: setPage }
          : undefined
      }
    />
  );
}
