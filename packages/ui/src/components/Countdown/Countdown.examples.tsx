import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Countdown } from './Countdown.tsx';

const start = Date.now();

export const examples: PartExamples = {
  Dont: () => (
    <Inline>
      {[3, 5, 8, 13, 21, 34, 55, 89].map((minutes) => (
        <Countdown key={minutes} until={start + minutes * 60_000} />
      ))}
    </Inline>
  ),
};
