import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';

function OfBirth() {
  const [value, setValue] = useState('2012-05-04');
  const isTooYoung = value > '2008-11-22';
  return (
    <DateField
      label="Date of birth"
      value={value}
      onValueChange={setValue}
      error={isTooYoung ? 'You must be 18 or older.' : undefined}
    />
  );
}

export const examples: PartExamples = {
  Do: () => <OfBirth />,
  Dont: () => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      {['Day', 'Month', 'Year'].map((label) => (
        <TextField key={label} label={label} inputMode="numeric" />
      ))}
    </div>
  ),
};
