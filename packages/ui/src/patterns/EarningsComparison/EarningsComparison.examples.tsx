import type { PartExamples } from '../../part-docs.ts';
import { EarningsComparison } from './EarningsComparison.tsx';

const words = { currency: 'KHR', nowLabel: 'Now', offeredLabel: 'Offer' };
const downline = { key: 'downline', name: 'chanthy', account: 'chanthy', now: 33_750_000n, offered: 38_250_000n };
const own = { key: 'own', name: 'You', account: 'dara', now: 0n, offered: -4_500_000n };

export const examples: PartExamples = {
  Do: () => (
    <EarningsComparison
      {...words}
      parties={[
        { ...downline, tone: 'gain' },
        { ...own, tone: 'own' },
      ]}
    />
  ),
  Dont: () => <EarningsComparison {...words} parties={[{ ...downline, tone: 'gain' }]} />,
};
