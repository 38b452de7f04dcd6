import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <div style={{ position: 'relative' }}>
      <Stack gap={3}>
        <Text>Draws of Mekong 5/45 run every five minutes, day and night.</Text>
        <Text>Withdrawals stay open.</Text>
        <Text>Each result can be checked.</Text>
      </Stack>
      <div style={{ position: 'absolute', insetInline: 0, insetBlockEnd: 0 }}>
        <Card padding="sm">
          <Button isFullWidth>Get the app</Button>
        </Card>
      </div>
    </div>
  ),
};
