import { Gift, Wallet } from 'lucide';
import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Inline gap={2}>
      <Icon glyph={Wallet} />
      <Text>Balance</Text>
    </Inline>
  ),
  Dont: () => (
    <Inline gap={2}>
      <Icon glyph={Gift} label="Balance" />
      <Text>Balance</Text>
    </Inline>
  ),
};
