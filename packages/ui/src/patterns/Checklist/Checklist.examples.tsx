import type { PartExamples } from '../../part-docs.ts';
import { Checklist } from './Checklist.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Checklist
      label="Before you can withdraw"
      items={[
        {
          ...{ key: 'account', title: 'Account you withdraw to', state: 'waiting', stateLabel: 'Waiting' },
          note: 'Can be used from Nov 29, 14:00',
        },
      ]}
    />
  ),
  Dont: () => (
    <Checklist
      label="Before you can withdraw"
      items={[
        {
          ...{ key: 'identity', title: 'Identity check', state: 'done', stateLabel: 'Done' },
          link: { label: 'Open the identity check', href: '#identity' },
        },
      ]}
    />
  ),
};
