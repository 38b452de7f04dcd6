import { useLingui } from '@lingui/react/macro';
import type { SettingFieldChange } from '@mekong/api-client/admin/types';
import { Table } from '@mekong/ui/Table';
import { writeValue } from './settings-draft.ts';

/** What changes, field by field: before and after. */
export function ChangeTable({ changes }: { readonly changes: readonly SettingFieldChange[] }) {
  const { t } = useLingui();
  const words = {
    on: t({ message: 'On', context: 'setting', comment: 'A switch' }),
    off: t({ message: 'Off', context: 'setting', comment: 'A switch' }),
    none: t({ message: 'None', comment: 'There is no value' }),
  };
  return (
    <Table
      caption={t`Changes`}
      rows={changes}
      rowKey={({ name }) => name}
      columns={[
        { key: 'field', header: t`Field`, priority: 'high', cell: ({ label }) => label },
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
