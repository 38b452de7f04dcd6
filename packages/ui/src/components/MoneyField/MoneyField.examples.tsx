import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { MoneyField } from './MoneyField.tsx';

/** What was typed turns into another amount. */
function Rounding() {
  const [value, setValue] = useState('');
  const round = (amount: string) => setValue(amount.length > 3 ? `${amount.slice(0, -3)}000` : amount);
  return <MoneyField label="Amount" currency="KHR" value={value} onValueChange={round} />;
}

export const examples: PartExamples = { Dont: () => <Rounding /> };
