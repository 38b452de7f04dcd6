import { useLingui } from '@lingui/react/macro';
import type { RegisterRule } from '@mekong/api-client/types';
import type { PasswordRulesProps } from '@mekong/ui/PasswordRules';
import { ruleError } from '../../../parts/form/field-error.ts';
import { usePermission } from '../../../queries/status.ts';
import { passwordFault } from './password-rules.ts';
import { usePasswordRules } from './use-password-rules.ts';

/** Longest password that the gateway reads; the merchant's own limit is told, not cut off. */
export const longestPassword = 128;

interface NewPassword {
  /** For `validate` of a form library. */
  readonly check: (value: string) => string | true;
  /** For `validate` of the second entry. */
  readonly checkSame: (value: string, first: string) => string | true;
  /** Rules to tick off while typing. */
  readonly rules: PasswordRulesProps | undefined;
}

/**
 * A new password by the merchant's rule.
 *
 * @param password as it stands
 * @param username of the account, where it is known
 */
export function useNewPassword(password: string | undefined, username?: string | undefined): NewPassword {
  const { t, i18n } = useLingui();
  const rule: RegisterRule | undefined = usePermission().register.find(({ name }) => name === 'password');
  const rules = usePasswordRules(rule, password, username);
  return {
    rules,
    check: (value) => {
      if (value === '') return t`Enter a new password.`;
      if (username && value.toLowerCase() === username.toLowerCase())
        return t`The password must be different from the username.`;
      return (
        (rule &&
          ruleError({ ...rule, required: true }, value, (broken, typed) => passwordFault(i18n, broken, typed))) ??
        true
      );
    },
    checkSame: (value, first) => value === first || t`The two entries do not match.`,
  };
}
