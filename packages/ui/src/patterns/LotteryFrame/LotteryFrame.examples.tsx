import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <Card padding="none">
      <div style={{ position: 'relative', display: 'grid', placeItems: 'center', minBlockSize: 180 }}>
        <Text weight="bold">048213</Text>
        <div style={{ position: 'absolute', insetInlineEnd: 24, insetBlockEnd: 24 }}>
          <Button>Reload</Button>
        </div>
      </div>
    </Card>
  ),
};
