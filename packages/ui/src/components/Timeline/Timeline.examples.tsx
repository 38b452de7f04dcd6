import type { PartExamples } from '../../part-docs.ts';
import { Timeline } from './Timeline.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <Timeline
      label="Withdrawal"
      steps={[
        { key: 'review', title: 'Under review', state: 'current' },
        { key: 'payment', title: 'Sent to the bank', state: 'current' },
      ]}
    />
  ),
};
