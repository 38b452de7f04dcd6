import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Sparkline } from './Sparkline.tsx';

const values = [18, 20, 19, 24, 23, 27, 31];

export const examples: PartExamples = {
  Do: () => (
    <Inline>
      <Text size="small" tone="positive" weight="semibold">
        +12.4%
      </Text>
      <Sparkline values={values} />
    </Inline>
  ),
  Dont: () => <Sparkline values={values} />,
};
