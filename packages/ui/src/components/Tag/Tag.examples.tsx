import { Check } from 'lucide';
import type { PartExamples } from '../../part-docs.ts';
import { Tag } from './Tag.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Tag tone="positive" icon={Check}>
      Signed
    </Tag>
  ),
  Dont: () => <Tag tone="positive">The contract was signed by both sides yesterday</Tag>,
};
