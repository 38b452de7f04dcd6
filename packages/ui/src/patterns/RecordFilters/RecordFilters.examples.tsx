import type { PartExamples } from '../../part-docs.ts';
import { RecordFilters } from './RecordFilters.tsx';

const noop = () => undefined;

export const examples: PartExamples = {
  Dont: () => (
    <RecordFilters
      label="Filters of the account record"
      selects={[
        {
          key: 'cause',
          label: 'Cause',
          allLabel: 'All causes',
          options: [{ value: 'DEPOSIT', label: 'Deposit' }],
          value: undefined,
          onValueChange: noop,
        },
      ]}
      onReset={noop}
    />
  ),
};
