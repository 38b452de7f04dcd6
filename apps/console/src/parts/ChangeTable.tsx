import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Table } from '@mekong/ui/Table';
import { differencesOf, writeValue } from './differences.ts';
import { differenceInWords, type WordedField } from './setting-words.ts';
import { useZone } from './use-zone.ts';

/** A field that changes. */
export interface FieldChange {
  /** Its name in the record. */
  readonly name?: string | undefined;
  /** Its name for people. */
  readonly label: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

interface ChangeTableProps {
  readonly changes: readonly FieldChange[];
  /** The form that the changes are of: rows and choices have its words. */
  readonly fields?: readonly WordedField[] | undefined;
}

/** What changes, value by value: where, before and after. */
export function ChangeTable({ changes, fields = [] }: ChangeTableProps) {
  const { t } = useLingui();
  const { written } = useZone();
  const { code: language } = useLanguage();
  const words = {
    on: t({ message: 'On', context: 'setting', comment: 'A switch' }),
    off: t({ message: 'Off', context: 'setting', comment: 'A switch' }),
    none: t({ message: 'None', comment: 'There is no value' }),
  };
  const rows = changes.flatMap(({ name, label, before, after }) => {
    const field = fields.find((known) => known.name === name);
    return differencesOf(before, after).map((found) => {
      const difference = differenceInWords(field, found, [before, after], language);
      return { ...difference, where: [label, ...difference.place].join(' · ') };
    });
  });
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
