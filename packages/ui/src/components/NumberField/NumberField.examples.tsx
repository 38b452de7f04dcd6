import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { NumberField } from './NumberField.tsx';

function Example({ label, first, max }: { readonly label: string; readonly first: string; readonly max?: string }) {
  const [value, setValue] = useState(first);
  return <NumberField label={label} value={value} onValueChange={setValue} min="1" max={max} step="1" />;
}

export const examples: PartExamples = {
  Do: () => <Example label="Seats at the table" first="4" max="8" />,
  Dont: () => <Example label="Code from the SMS" first="482913" />,
};
