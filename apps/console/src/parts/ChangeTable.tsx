import { useLingui } from '@lingui/react/macro';
import type { SettingFieldChange } from '@mekong/api-client/admin/types';
import { Table } from '@mekong/ui/Table';
import { differencesOf, writeValue } from './differences.ts';

/** What changes, value by value: where, before and after. */
export function ChangeTable({ changes }: { readonly changes: readonly SettingFieldChange[] }) {
  const { t } = useLingui();
  const words = {
    on: t({ message: 'On', context: 'setting', comment: 'A switch' }),
    off: t({ message: 'Off', context: 'setting', comment: 'A switch' }),
    none: t({ message: 'None', comment: 'There is no value' }),
  };
  const rows = changes.flatMap(({ label, before, after }) =>
    differencesOf(before, after).map((difference) => ({
      ...difference,
      where: [label, ...difference.place].join(' · '),
    })),
  );
  return (
    <Table
      caption={t`Changes`}
      rows={rows}
      rowKey={({ where }) => where}
      columns={[
        { key: 'field', header: t`Field`, priority: 'high', cell: ({ where }) => <bdi>{where}</bdi> },
        {
          key: 'before',
          header: t({ message: 'Before', comment: 'Value before a change' }),
          cell: ({ before }) => <bdi>{writeValue(before, words)}</bdi>,
        },
        {
          key: 'after',
          header: t({ message: 'After', comment: 'Value after a change' }),
          cell: ({ after }) => <bdi>{writeValue(after, words)}</bdi>,
        },
      ]}
    />
  );
}
