import { Badge } from '../../components/Badge/Badge.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <Inline gap={2}>
      <Text>Messages</Text>
      <Badge count={5} label="5" />
    </Inline>
  ),
};
