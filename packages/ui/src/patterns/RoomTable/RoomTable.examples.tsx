import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <Inline justify="space-between">
      <Text>Lantern 1 · Thirteen Cards</Text>
      <Button size="sm" isDisabled>
        Join
      </Button>
    </Inline>
  ),
};
