import { SearchField } from '@mekong/ui/SearchField';
import { useTyped } from './use-typed.ts';

interface SearchFilterProps {
  readonly label: string;
  /** Name in the address. @default 'q' */
  readonly name?: string | undefined;
}

/** Narrows a list by what is typed, once Enter is pressed; the address holds it. */
export function SearchFilter({ label, name = 'q' }: SearchFilterProps) {
  const { text, type, ask } = useTyped(name);
  return (
    <SearchField
      label={label}
      value={text}
      onValueChange={(typed) => {
        type(typed);
        // the button that clears the field shows everything again
        if (typed === '') ask('');
      }}
      onSubmit={ask}
    />
  );
}
