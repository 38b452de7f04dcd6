import type { PartExamples } from '../../part-docs.ts';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Field } from './Field.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={1}>
      <Text weight="bold">Your name here</Text>
      <Field label="Username">
        {(control) => (
          <div className={fieldBox}>
            <input className={fieldInput} {...control} />
          </div>
        )}
      </Field>
    </Stack>
  ),
};
