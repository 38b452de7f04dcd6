import type { PartExamples } from '../../part-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Stack gap={1}>
      <Text isTabular align="end">
        1,111.10
      </Text>
      <Text isTabular align="end">
        8,640.00
      </Text>
    </Stack>
  ),
  Dont: () => (
    <Stack gap={1}>
      <Text tone="positive">640.00</Text>
      <Text tone="negative">111.10</Text>
    </Stack>
  ),
};
