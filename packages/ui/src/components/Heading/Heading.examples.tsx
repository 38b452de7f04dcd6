import type { PartExamples } from '../../part-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Stack gap={2}>
      <Heading level={3}>Betting records</Heading>
      <Text tone="muted">A level below the heading of the page, in the size of its level.</Text>
      <Heading level={4} size="title">
        This week
      </Heading>
    </Stack>
  ),
  Dont: () => (
    <Stack gap={2}>
      <Heading level={2}>Betting records</Heading>
      <Text tone="muted">A level is left out because the look of the fourth was wanted.</Text>
      <Heading level={4}>This week</Heading>
    </Stack>
  ),
};
