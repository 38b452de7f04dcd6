import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

function TwoFields() {
  const [country, setCountry] = useState<string>();
  return (
    <Stack gap={3}>
      <Select
        label="Country"
        options={['Cambodia', 'Thailand', 'Viet Nam'].map((name) => ({ value: name, label: name }))}
        value={country}
        onValueChange={setCountry}
      />
      <TextField label="Number without the country" />
    </Stack>
  );
}

export const examples: PartExamples = { Dont: () => <TwoFields /> };
