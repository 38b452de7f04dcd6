import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { HealthRow } from './HealthRow.tsx';

export const examples: PartExamples = {
  Do: () => (
    <HealthRow
      label="Health of the jobs"
      items={[{ key: 'jobs', label: 'Jobs', detail: '1 failed run', tone: 'warning', toneLabel: 'Needs attention' }]}
    />
  ),
  Dont: () => (
    <Inline>
      <Text tone="positive">Site</Text>
      <Text tone="negative">Ledger</Text>
    </Inline>
  ),
};
