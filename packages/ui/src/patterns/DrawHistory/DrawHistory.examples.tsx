import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { drawHistoryFixtures } from './DrawHistory.fixtures.ts';
import { DrawHistory } from './DrawHistory.tsx';

export const examples: PartExamples = {
  Do: () => <DrawHistory caption="Verified draw" rows={drawHistoryFixtures(1)} />,
  Dont: () => <Text>Hash: 4a44dc15…</Text>,
};
