import { useLingui } from '@lingui/react/macro';
import { Table } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { kindChoices } from '../team-labels.ts';
import type { AccountRow } from './use-account-file.ts';
import { useRowState } from './use-row-state.ts';

interface AccountRowsProps {
  readonly rows: readonly AccountRow[];
  readonly isChecking: boolean;
}

/** Rows of a file, each with its state. */
export function AccountRows({ rows, isChecking }: AccountRowsProps) {
  const { t, i18n } = useLingui();
  const stateOf = useRowState();
  const kindOf = (kind: string) => {
    const known = kindChoices.find(({ value }) => value === kind);
    return known ? i18n._(known.label) : <bdi>{kind}</bdi>;
  };
  return (
    <Table<AccountRow>
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
      rows={rows}
      rowKey={({ line }) => String(line)}
    />
  );
}
