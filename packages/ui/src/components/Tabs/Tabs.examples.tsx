import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

function Example({ labels }: { readonly labels: readonly string[] }) {
  const [value, setValue] = useState(labels[0] ?? '');
  return (
    <Tabs
      label="Records"
      tabs={labels.map((label) => ({ value: label, label }))}
      value={value}
      onValueChange={setValue}
    >
      <Text tone="muted">{value}</Text>
    </Tabs>
  );
}

export const examples: PartExamples = {
  Do: () => <Example labels={['Bets', 'Transfers', 'Rewards']} />,
  Dont: () => (
    <Example
      labels={['All the bets that you have placed', 'Transfers in and out', 'Rewards and how they were earned']}
    />
  ),
};
