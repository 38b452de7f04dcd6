import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

export const examples: PartExamples = {
  Do: () => <OneTimeCodeField label="Code from the SMS" length={6} />,
  Dont: () => (
    <Inline gap={2} isWrapping={false}>
      {['1st', '2nd', '3rd', '4th'].map((digit) => (
        <TextField key={digit} label={digit} maxLength={1} />
      ))}
    </Inline>
  ),
};
