import { useLingui } from '@lingui/react/macro';
import { Table } from '@mekong/ui/Table';
import { differencesOf, writeValue } from './differences.ts';
import { useZone } from './use-zone.ts';

/** A field that changes. */
export interface FieldChange {
  /** Its name for people. */
  readonly label: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What changes, value by value: where, before and after. */
export function ChangeTable({ changes }: { readonly changes: readonly FieldChange[] }) {
  const { t } = useLingui();
  const { written } = useZone();
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
          cell: ({ before }) => <bdi>{writeValue(written(before), words)}</bdi>,
        },
        {
          key: 'after',
          header: t({ message: 'After', comment: 'Value after a change' }),
          cell: ({ after }) => <bdi>{writeValue(written(after), words)}</bdi>,
        },
      ]}
    />
  );
}
