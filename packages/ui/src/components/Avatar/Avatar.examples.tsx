import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Inline gap={2}>
      <Avatar name="sokha" />
      <Text>sokha</Text>
    </Inline>
  ),
  Dont: () => <Avatar name="sokha" />,
};
