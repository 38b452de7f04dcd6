import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { TextField } from '../TextField/TextField.tsx';
import { MomentField } from './MomentField.tsx';

function OfEnd() {
  const [value, setValue] = useState('2026-11-22T07:30:00.000Z');
  return (
    <MomentField
      label="Expected end"
      description="Times in Asia/Phnom_Penh (GMT+7)"
      timeZone="Asia/Phnom_Penh"
      value={value}
      onValueChange={setValue}
    />
  );
}

export const examples: PartExamples = {
  Do: () => <OfEnd />,
  Dont: () => (
    <TextField label="Expected end" description="For example 2026-11-22 14:30" defaultValue="22.11. half 3" />
  ),
};
