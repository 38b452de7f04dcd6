import type { PartExamples } from '../../part-docs.ts';
import { TextField } from '../TextField/TextField.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

export const examples: PartExamples = {
  Do: () => <OneTimeCodeField label="Code from the SMS" length={6} />,
  Dont: () => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
      {['1st', '2nd', '3rd', '4th'].map((digit) => (
        <TextField key={digit} label={digit} maxLength={1} />
      ))}
    </div>
  ),
};
