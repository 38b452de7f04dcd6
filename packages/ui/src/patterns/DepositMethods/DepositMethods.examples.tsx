import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { methodFixtures } from './DepositMethods.fixtures.ts';
import { DepositMethods, type DepositMethodTile } from './DepositMethods.tsx';

function Example({ methods }: { readonly methods: readonly DepositMethodTile[] }) {
  const [value, setValue] = useState<string>();
  return <DepositMethods label="How do you want to pay?" methods={methods} value={value} onValueChange={setValue} />;
}

export const examples: PartExamples = {
  Do: () => <Example methods={methodFixtures} />,
  Dont: () => <Example methods={methodFixtures.map((method) => ({ ...method, facts: method.facts.slice(0, 1) }))} />,
};
