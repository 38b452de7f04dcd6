import { SearchField } from '@mekong/ui/SearchField';
import { useState } from 'react';
import { useAddress } from '../state/address.ts';

interface SearchFilterProps {
  readonly label: string;
  /** Name in the address. @default 'q' */
  readonly name?: string | undefined;
}

/** Narrows a list by what is typed, once Enter is pressed; the address holds it. */
export function SearchFilter({ label, name = 'q' }: SearchFilterProps) {
  const [values, change] = useAddress();
  const wanted = values[name] ?? '';
  const [text, setText] = useState(wanted);
  const [followed, follow] = useState(wanted);
  if (wanted !== followed) {
    // the way back, or a link, has led to another list
    follow(wanted);
    setText(wanted);
  }
  const submit = (typed: string): void => change({ [name]: typed.trim() || undefined });
  return (
    <SearchField
      label={label}
      value={text}
      onValueChange={(typed) => {
        setText(typed);
        // the button that clears the field shows everything again
        if (typed === '') submit('');
      }}
      onSubmit={submit}
    />
  );
}
