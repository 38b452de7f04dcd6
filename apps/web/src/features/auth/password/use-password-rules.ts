import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { RegisterRule } from '@mekong/api-client/types';
import type { PasswordRulesProps } from '@mekong/ui/PasswordRules';
import { useDeferredValue, useMemo } from 'react';
import { passwordRules } from './password-rules.ts';

/** The rules of a new password as it is typed; typing goes before them. Undefined while there is no rule. */
export function usePasswordRules(
  rule: RegisterRule | undefined,
  password = '',
  username?: string | undefined,
): PasswordRulesProps | undefined {
  const { i18n }: { i18n: I18n } = useLingui();
  const typed = useDeferredValue(password);
  return useMemo(() => rule && passwordRules(i18n, rule, typed, username), [i18n, rule, typed, username]);
}
