import { Smartphone, UserRound } from 'lucide';
import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Popover label="App download" trigger={<Button icon={Smartphone}>Get the app</Button>}>
      <Text>Open this page on your phone.</Text>
    </Popover>
  ),
  Dont: () => (
    <Popover label="Account" trigger={<Button icon={UserRound}>Create an account</Button>}>
      <Stack gap={2}>
        {['Username', 'Email address', 'Password', 'Repeat the password', 'Referrer ID'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Stack>
    </Popover>
  ),
};
