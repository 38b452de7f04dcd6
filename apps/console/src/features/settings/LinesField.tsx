import { useLingui } from '@lingui/react/macro';
import type { FieldLabels } from '@mekong/ui/Field';
import { TextArea } from '@mekong/ui/TextArea';
import { useState } from 'react';
import { linesOf } from './settings-draft.ts';

interface LinesFieldProps extends FieldLabels {
  /** What stands there at first; afterwards the field keeps what is typed, empty lines too. */
  readonly value: readonly string[];
  readonly onValueChange: (value: string[]) => void;
  readonly isReadOnly?: boolean | undefined;
}

/** Any number of texts, one a line. */
export function LinesField({ value, onValueChange, description, isReadOnly, ...labels }: LinesFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(value.join('\n'));
  return (
    <TextArea
      {...labels}
      description={description ?? t`One entry per line`}
      value={text}
      isReadOnly={isReadOnly}
      dir="auto"
      onChange={({ target }) => {
        setText(target.value);
        onValueChange(linesOf(target.value));
      }}
    />
  );
}
