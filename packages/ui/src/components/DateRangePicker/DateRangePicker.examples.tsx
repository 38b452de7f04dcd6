import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

function WithoutPresets() {
  const [value, setValue] = useState({ from: '2024-06-14', to: '2024-06-20' });
  return (
    <DateRangePicker
      label="Days"
      value={value}
      onValueChange={setValue}
      presets={[]}
      min="2023-06-21"
      max="2024-06-20"
    />
  );
}

export const examples: PartExamples = { Dont: () => <WithoutPresets /> };
