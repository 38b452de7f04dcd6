import type { PartExamples } from '../../part-docs.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const examples: PartExamples = {
  Do: () => (
    <DescriptionList
      label="Bet"
      items={[
        { key: '1', label: 'Game', value: <bdi>Lotus Fortune</bdi> },
        { key: '2', label: 'Stake', value: '500.00 ៛' },
        { key: '3', label: 'Settled', value: '–' },
      ]}
    />
  ),
  Dont: () => (
    <DescriptionList
      items={[
        { key: '4', label: 'The game that was played:', value: 'Lotus Fortune' },
        { key: '5', label: 'What was staked:', value: '500.00 ៛' },
      ]}
    />
  ),
};
