import type { PartExamples } from '../../part-docs.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The log-in asked for the current password a moment ago. */
export const examples: PartExamples = {
  Dont: () => (
    <ChangePasswordForm
      reason="expired"
      current={{ name: 'current' }}
      password={{ name: 'password' }}
      confirmation={{ name: 'confirmation' }}
      onSubmit={(event) => event.preventDefault()}
    />
  ),
};
