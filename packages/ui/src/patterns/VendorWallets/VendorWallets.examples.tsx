import type { PartExamples } from '../../part-docs.ts';
import { walletFixtures } from './VendorWallets.fixtures.ts';
import { VendorWallets } from './VendorWallets.tsx';

const args = { label: 'Wallets at providers', currency: 'KHR' };

export const examples: PartExamples = {
  Do: () => <VendorWallets {...args} wallets={walletFixtures.slice(2)} />,
  Dont: () => (
    <VendorWallets {...args} wallets={walletFixtures.slice(2).map(({ state: _state, ...wallet }) => wallet)} />
  ),
};
