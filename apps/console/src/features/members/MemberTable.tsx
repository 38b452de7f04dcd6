import { useLingui } from '@lingui/react/macro';
import type { MemberMoney } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { Table, type TableColumn } from '@mekong/ui/Table';
import { Tag, type TagProps } from '@mekong/ui/Tag';
import type { ReactNode } from 'react';
import { type Labels, useLabel } from '../../parts/labels.ts';
import { lookIn } from '../../parts/tones.ts';

interface MemberTableProps<Row> {
  /** What of the member is listed. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly TableColumn<Row>[];
}

/** The newest of one kind that a member has had; nothing where there is none. */
export function MemberTable<Row>(table: MemberTableProps<Row>) {
  if (table.rows.length === 0) return null;
  return <Table {...table} isCaptionShown />;
}

/** What of the money of a member is a list. */
type ListName = {
  [Name in keyof MemberMoney]-?: MemberMoney[Name] extends readonly unknown[] ? Name : never;
}[keyof MemberMoney];

/** Columns that tables of a member have in common, for one of the lists. */
export function useMemberColumns<Name extends ListName>() {
  type Row = MemberMoney[Name][number];
  const { t } = useLingui();
  const label = useLabel();
  return {
    /** Names the row. @param header what it is where it is no number */
    named: (cell: (row: Row) => ReactNode, header = t`Number`): TableColumn<Row> => ({
      ...{ key: 'name', header, cell },
      priority: 'high',
    }),
    at: (momentOf: (row: Row) => string, header = t`Time`): TableColumn<Row> => ({
      ...{ key: header, header },
      cell: (row) => <DateTime value={momentOf(row)} />,
    }),
    money: (
      sumOf: (row: Row) => { readonly amount: string; readonly currency: string },
      header = t`Amount`,
    ): TableColumn<Row> => ({
      ...{ key: header, header },
      align: 'end',
      cell: (row) => <Money {...sumOf(row)} />,
    }),
    state: (
      stateOf: (row: Row) => string,
      labels: Labels<string>,
      tones: Readonly<Record<string, TagProps['tone']>>,
    ): TableColumn<Row> => ({
      ...{ key: 'state', header: t`State` },
      cell: (row) => <Tag {...lookIn(tones, stateOf(row))}>{label(labels, stateOf(row))}</Tag>,
    }),
  };
}
