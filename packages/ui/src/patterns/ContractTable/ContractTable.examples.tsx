import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <Inline>
      <Text>Dividend of 15%</Text>
      <Button variant="primary" size="lg">
        Accept
      </Button>
      <Button variant="ghost" size="sm">
        Reject
      </Button>
    </Inline>
  ),
};
