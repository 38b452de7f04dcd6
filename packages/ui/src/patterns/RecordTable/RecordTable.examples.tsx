import { Money } from '../../components/Money/Money.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { recordFixtures } from './RecordTable.fixtures.ts';
import { RecordTable } from './RecordTable.tsx';

const rows = recordFixtures(2);
const sum = rows.reduce((total, { amount }) => total + Number(amount), 0);

export const examples: PartExamples = {
  Dont: () => (
    <RecordTable
      caption="Account record, summed in the browser"
      columns={[
        { key: 'cause', header: 'Cause', cell: ({ cause }) => cause },
        { key: 'amount', header: 'Amount', cell: ({ amount }) => <Money amount={amount} />, align: 'end' },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      totals={{ label: 'Total of the rows in sight', cells: { amount: <Money amount={sum.toFixed(4)} /> } }}
    />
  ),
};
