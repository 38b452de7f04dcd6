import type { PartExamples } from '../../part-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

export const examples: PartExamples = {
  Do: () => <PasswordField label="New password" autoComplete="new-password" description="At least 8 characters." />,
  Dont: () => (
    <Stack>
      <PasswordField label="Current password" autoComplete="current-password" />
      <PasswordField label="Type the current password again" autoComplete="current-password" />
    </Stack>
  ),
};
