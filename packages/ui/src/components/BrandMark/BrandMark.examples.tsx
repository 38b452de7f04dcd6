import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { BrandMark } from './BrandMark.tsx';

const name = <Text weight="bold">Mekong</Text>;

export const examples: PartExamples = {
  Do: () => (
    <Inline gap={2}>
      <BrandMark />
      {name}
    </Inline>
  ),
  Dont: () => (
    <Inline gap={2}>
      <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden>
        <circle cx="17" cy="17" r="14" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M9 20q4-5 8 0t8 0" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      {name}
    </Inline>
  ),
};
