import { Alert } from '../../components/Alert/Alert.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <Card padding="none">
      <div style={{ position: 'relative', display: 'grid', placeItems: 'center', minBlockSize: 180 }}>
        <Text weight="bold">The reels are turning.</Text>
        <div style={{ position: 'absolute', insetInline: 24, insetBlockStart: 24 }}>
          <Alert title="New: Lantern Night" description="Play it today." />
        </div>
      </div>
    </Card>
  ),
};
