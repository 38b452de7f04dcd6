import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { ComboBox } from './ComboBox.tsx';

const banks = [
  { value: 'aba', label: 'Advanced Bank of Asia', hint: 'ABA' },
  { value: 'acleda', label: 'ACLEDA Bank', hint: 'ACLEDA' },
  { value: 'wing', label: 'Wing Bank', hint: 'WING' },
];

function Example({ hasHints }: { readonly hasHints: boolean }) {
  const [value, setValue] = useState<string>();
  return (
    <ComboBox
      label="Bank"
      placeholder="Choose a bank"
      searchLabel="Search banks"
      emptyText={hasHints ? 'No bank has this name or code.' : 'Nothing.'}
      options={hasHints ? banks : banks.map(({ value: bank, label }) => ({ value: bank, label }))}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const examples: PartExamples = {
  Do: () => <Example hasHints />,
  Dont: () => <Example hasHints={false} />,
};
