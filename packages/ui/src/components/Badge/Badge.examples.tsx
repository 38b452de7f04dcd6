import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Badge } from './Badge.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Inline gap={2}>
      <Text>Rewards</Text>
      <Badge count={3} label="3 rewards to claim" />
    </Inline>
  ),
  Dont: () => (
    <Inline gap={2}>
      <Text>Rewards seen so far</Text>
      <Badge count={148} label="148" />
    </Inline>
  ),
};
