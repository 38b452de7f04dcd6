import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { useAddress } from '../state/address.ts';

interface TypedFilterProps {
  /** Read as the name, and shown while nothing is typed. */
  readonly label: string;
  /** Name in the address. */
  readonly name: string;
  /** What the list is asked for by a text; nothing when the text is none of it. */
  readonly read: (text: string) => string | undefined;
  readonly inputMode?: 'decimal' | 'text' | undefined;
}

/** Narrows a list by an amount or a code, once Enter is pressed or the field is left; the address holds it. */
export function TypedFilter({ label, name, read, inputMode }: TypedFilterProps) {
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
    // what is none is not asked for
    if (typed !== '' && read(typed) === undefined) setText(wanted);
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
        inputMode={inputMode}
        maxLength={20}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
      />
    </form>
  );
}
