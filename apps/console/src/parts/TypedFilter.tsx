import { TextField } from '@mekong/ui/TextField';
import { useTyped } from './use-typed.ts';

interface TypedFilterProps {
  /** Read as the name, and shown while nothing is typed. */
  readonly label: string;
  /** Name in the address. */
  readonly name: string;
  /** What the list is asked for by a text; nothing when the text is none of it. */
  readonly read: (text: string) => string | undefined;
  readonly inputMode?: 'decimal' | 'text' | undefined;
  /** Most letters that can be typed. @default 20 */
  readonly maxLength?: number | undefined;
}

/** Narrows a list by an amount or a code, once Enter is pressed or the field is left; the address holds it. */
export function TypedFilter({ label, name, read, inputMode, maxLength = 20 }: TypedFilterProps) {
  const { text, type, wanted, ask } = useTyped(name);
  const commit = (): void => {
    const typed = text.trim();
    // what is none is not asked for
    if (typed !== '' && read(typed) === undefined) type(wanted);
    else if (typed !== wanted) ask(typed);
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
        variant="filter"
        label={label}
        inputMode={inputMode}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={commit}
      />
    </form>
  );
}
