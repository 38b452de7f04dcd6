import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Select } from './Select.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

function Example({ names }: { readonly names: readonly string[] }) {
  const [value, setValue] = useState<string>();
  return (
    <Select
      label="Day of the statement"
      placeholder="Choose a day"
      options={options(names)}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const examples: PartExamples = {
  Do: () => <Example names={weekdays} />,
  Dont: () => <Example names={['(none)', ...weekdays.toSorted()]} />,
};
