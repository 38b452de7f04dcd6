import type { PartExamples } from '../../part-docs.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Text>
      148 <VisuallyHidden>players at this table</VisuallyHidden>
    </Text>
  ),
  Dont: () => (
    <Text>
      148 <VisuallyHidden>players; about five minutes until a seat is free</VisuallyHidden>
    </Text>
  ),
};
