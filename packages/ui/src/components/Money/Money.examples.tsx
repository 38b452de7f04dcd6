import type { PartExamples } from '../../part-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Money } from './Money.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Text>
      This round brought <Money amount="1250.5000" currency="KHR" sign="always" tone="outcome" />
    </Text>
  ),
  Dont: () => <Text>This round brought about 1.3K riel!!</Text>,
};
