import { Money } from '../../components/Money/Money.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { StatCards } from './StatCards.tsx';

const turnover = { key: 'turnover', label: 'Team turnover' };

export const examples: PartExamples = {
  Do: () => (
    <StatCards
      label="This cycle"
      stats={[{ ...turnover, value: <Money amount="48210400.0000" currency="KHR" />, note: '+12.4%' }]}
    />
  ),
  Dont: () => <StatCards label="Last cycle" stats={[{ ...turnover, value: '48M' }]} />,
};
