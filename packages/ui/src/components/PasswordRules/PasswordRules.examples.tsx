import type { PartExamples } from '../../part-docs.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      description={<PasswordRules rules={[{ key: 'digit', text: 'At least one digit', isMet: false }]} />}
      error="The password has no digit."
    />
  ),
};
