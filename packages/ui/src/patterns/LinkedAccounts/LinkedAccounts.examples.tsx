import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <Inline justify="space-between">
      <Text>Google: Sokha P.</Text>
      <Button size="sm" variant="danger">
        Unlink
      </Button>
    </Inline>
  ),
};
