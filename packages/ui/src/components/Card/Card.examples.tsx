import { TriangleAlert } from 'lucide';
import type { PartExamples } from '../../part-docs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Card tone="accent">
      <Inline gap={2} isWrapping={false}>
        <Icon glyph={TriangleAlert} />
        <Text>Your limit holds from tomorrow on.</Text>
      </Inline>
    </Card>
  ),
  Dont: () => (
    <Card>
      <Card>
        <Card>Your limit holds from tomorrow on.</Card>
      </Card>
    </Card>
  ),
};
