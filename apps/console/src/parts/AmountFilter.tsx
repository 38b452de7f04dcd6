import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { useAddress } from '../state/address.ts';
import { readAmount } from './amount.ts';

interface AmountFilterProps {
  /** Read as the name, and shown while nothing is typed. */
  readonly label: string;
  /** Name in the address. */
  readonly name: 'amountFrom' | 'amountTo';
}

/** Narrows a list to amounts, once Enter is pressed or the field is left; the address holds it. */
export function AmountFilter({ label, name }: AmountFilterProps) {
  const [values, change] = useAddress();
  const wanted = values[name] ?? '';
  const [text, setText] = useState(wanted);
  const [followed, follow] = useState(wanted);
  if (wanted !== followed) {
    // the way back, or a link, has led to another list
    follow(wanted);
    setText(wanted);
  }
  const commit = (): void => {
    const typed = text.trim();
    const amount = readAmount(typed);
    // what is no amount is not asked for
    if (typed !== '' && amount === undefined) setText(wanted);
    else if (typed !== wanted) change({ [name]: typed || undefined });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        inputMode="decimal"
        maxLength={20}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
      />
    </form>
  );
}
