import type { PartExamples } from '../../part-docs.ts';
import { OpenedNumbers } from './OpenedNumbers.tsx';

/** The race was won by number 7. */
export const examples: PartExamples = {
  Dont: () => (
    <OpenedNumbers
      result={{ kind: 'race', numbers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] }}
      label="Numbers of draw 20261121-093, sorted"
    />
  ),
};
