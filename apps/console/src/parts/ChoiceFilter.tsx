import { useLingui } from '@lingui/react/macro';
import { Select } from '@mekong/ui/Select';
import { useAddress } from '../state/address.ts';

interface ChoiceFilterProps {
  readonly label: string;
  /** Name in the address. */
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A list box has no value for nothing. */
const everything = '*';

/** Narrows a list to one of a few values, or to none of them; the address holds it. */
export function ChoiceFilter({ label, name, options }: ChoiceFilterProps) {
  const { t } = useLingui();
  const [said, say] = useAddress();
  return (
    <Select
      variant="filter"
      label={label}
      value={said[name] ?? everything}
      options={[
        {
          value: everything,
          label: t({ message: `${label}: all`, comment: 'A filter that is not set: everything is listed' }),
        },
        ...options,
      ]}
      onValueChange={(value) => say({ [name]: value === everything ? undefined : value })}
    />
  );
}
