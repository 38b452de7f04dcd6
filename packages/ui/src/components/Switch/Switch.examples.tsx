import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

function Example() {
  const [isChecked, setChecked] = useState(true);
  return <Switch label="Sound of wins" isChecked={isChecked} onCheckedChange={setChecked} />;
}

export const examples: PartExamples = {
  Do: () => <Example />,
  Dont: () => (
    <Stack align="start">
      <Example />
      <Button>Save</Button>
    </Stack>
  ),
};
