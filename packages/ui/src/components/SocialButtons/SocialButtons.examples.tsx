import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SocialButtons } from './SocialButtons.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={3}>
      <SocialButtons providers={['google', 'facebook']} onChoose={() => undefined} />
      <TextField label="Username or mobile" />
      <Button variant="primary">Log in</Button>
    </Stack>
  ),
};
