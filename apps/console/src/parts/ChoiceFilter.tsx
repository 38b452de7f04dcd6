import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '@mekong/ui/ComboBox';
import { Select } from '@mekong/ui/Select';
import { useAddress } from '../state/address.ts';

interface ChoiceFilterProps {
  readonly label: string;
  /** Name in the address. */
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Choices that are read; in more of them one is searched. */
const mostRead = 30;

/** A list box has no value for nothing. */
const everything = '*';

/** Narrows a list to one of a few values, or to none of them; the address holds it. */
export function ChoiceFilter({ label, name, options }: ChoiceFilterProps) {
  const { t } = useLingui();
  const [values, change] = useAddress();
  const Choice = options.length > mostRead ? ComboBox<string> : Select<string>;
  const chosen = options.find(({ value }) => value === values[name]);
  return (
    <Choice
      variant="filter"
      label={label}
      value={chosen?.value ?? everything}
      options={[
        {
          value: everything,
          label: t({ message: `${label}: all`, comment: 'A filter that is not set: everything is listed' }),
        },
        ...options,
      ]}
      onValueChange={(value) => change({ [name]: value === everything ? undefined : value })}
    />
  );
}
