import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { getCountriesOptions } from '@mekong/api-client/queries/getCountries';
import { login } from '@mekong/api-client/sdk/login';
import type { LoginRequest, SessionGrant } from '@mekong/api-client/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCaptcha } from '../../../parts/check/use-captcha.ts';
import { useHumanCheck } from '../../../parts/check/use-human-check.ts';
import { usePermission } from '../../../queries/status.ts';
import { currentLanguage } from '../../../state/language.ts';
import { keepTypedPassword } from '../password/typed-password.ts';
import { readLoginName } from './login-name.ts';
import type { LoginValues } from './login-values.ts';

/** Log-in by username or mobile number and password: its rules, what it sends, the check and the picture before it. */
export function usePasswordWay() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { register: rules } = usePermission();
  const check = useHumanCheck('login');
  const captcha = useCaptcha();

  const read = (typed: string) =>
    readLoginName(typed, {
      username: rules.find(({ name }) => name === 'username'),
      mobileNum: rules.find(({ name }) => name === 'mobileNum'),
    });

  function nameProblem(typed: string): string | true {
    if (typed.trim() === '') return t`Enter your username or mobile number.`;
    return read(typed).kind !== 'bad-number' || t`This is not a mobile number. Check the digits.`;
  }

  /** A number as it is dialled at home belongs to the merchant's first country. */
  async function nameOf(typed: string): Promise<string> {
    const name = read(typed);
    if (name.kind !== 'national') return typed;
    const { countries } = await queryClient.fetchQuery({
      ...getCountriesOptions({ query: { language: currentLanguage() } }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    return `${countries[0]?.callingCode ?? ''}${name.digits}`;
  }

  return {
    check,
    captcha,
    rules: {
      username: nameProblem,
      password: (typed: string) => typed !== '' || t`Enter your password.`,
    },
    body: ({ username, password }: LoginValues): LoginRequest => ({
      username: username.trim(),
      password,
      type: 'username',
      ...captcha.answer,
    }),
    send: (body: LoginRequest): Promise<SessionGrant | undefined> =>
      check.run(async (proof) => {
        const username = await nameOf(body.username);
        const grant = await login({ body: { ...body, username, ...(proof && { humanCheck: proof }) } });
        if (grant.defaultPassword || grant.passwordExpired) keepTypedPassword(body.password);
        return grant;
      }),
    /** Where to go on after a refusal that is shown above the form; undefined when it is about the picture. */
    fieldOf: (error: unknown): 'username' | 'password' | undefined => {
      const code = isApiError(error) ? error.code : undefined;
      if (code?.startsWith('AUTH_CAPTCHA_')) return undefined;
      return code === 'AUTH_NOT_AGENT' ? 'username' : 'password';
    },
  };
}
