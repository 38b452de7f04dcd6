import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SearchField } from './SearchField.tsx';

/** Results come, and nobody sees any more what they are for. */
function Emptied() {
  const [value, setValue] = useState('');
  return (
    <Stack gap={2}>
      <SearchField label="Search games" value={value} onValueChange={setValue} onSubmit={() => setValue('')} />
      <Text>12 games</Text>
    </Stack>
  );
}

export const examples: PartExamples = { Dont: () => <Emptied /> };
