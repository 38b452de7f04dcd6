import type { PartExamples } from '../../part-docs.ts';
import { partFixtures } from './WalletBalance.fixtures.ts';
import { WalletBalance } from './WalletBalance.tsx';

const args = { label: 'Balance', amount: '934500.0000', currency: 'KHR' };

export const examples: PartExamples = {
  Do: () => <WalletBalance {...args} parts={partFixtures.slice(0, 2)} />,
  Dont: () => (
    <WalletBalance
      {...args}
      parts={[
        ...partFixtures.slice(0, 2),
        { ...partFixtures[2], key: 'none', label: 'Rebate', kind: 'bonus', amount: '0.0000' },
      ]}
    />
  ),
};
