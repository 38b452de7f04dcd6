import { useLingui } from '@lingui/react/macro';
import { SearchField } from '@mekong/ui/SearchField';
import { useState } from 'react';

interface FindAccountProps {
  readonly find: string | undefined;
  readonly onFind: (value: string | undefined) => void;
}

/** Finds one account at any level: by the whole name, so that nobody guesses names letter by letter. */
export function FindAccount({ find, onFind }: FindAccountProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(find ?? '');
  return (
    <SearchField
      label={t`Whole user name or account number`}
      value={typed}
      maxLength={64}
      onValueChange={(value) => {
        setTyped(value);
        if (value === '' && find !== undefined) onFind(undefined);
      }}
      onSubmit={(value) => onFind(value.trim() || undefined)}
    />
  );
}
