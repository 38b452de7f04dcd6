import { isApiError } from '@mekong/api-client/errors';
import { getRememberedOptions } from '@mekong/api-client/queries/getRemembered';
import { forgetRemembered } from '@mekong/api-client/sdk/forgetRemembered';
import { signInRemembered } from '@mekong/api-client/sdk/signInRemembered';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RememberHint } from './remember-hint.ts';
import type { Attempt } from './use-attempt.ts';

interface RememberedWayOptions {
  readonly hint: RememberHint | undefined;
  readonly attempt: Attempt;
  /** The browser is not remembered any more: the password is asked for. */
  readonly onGone: () => void;
  /** Its owner had it forgotten. */
  readonly onForgotten: () => void;
}

/** "Continue as": log-in by what this browser keeps for one day; no password is stored. */
export function useRememberedWay({ hint, attempt, onGone, onForgotten }: RememberedWayOptions) {
  const { data } = useQuery({ ...getRememberedOptions(), enabled: hint !== undefined, staleTime: 0 });
  const [isOver, setOver] = useState(false);
  if (!hint || !data?.remembered || isOver) return undefined;

  function refuse(error: unknown): boolean {
    // used elsewhere, ended by a changed password, or over: the gateway took the cookie away
    if (!isApiError(error) || !error.code.startsWith('AUTH_TOKEN_')) return false;
    setOver(true);
    onGone();
    return true;
  }
  async function forget(): Promise<void> {
    setOver(true);
    onForgotten();
    // it ends by itself within a day
    await forgetRemembered().catch(() => undefined);
  }
  const { username, mobile, mobileCountryCode } = hint;
  return {
    name: mobile ? `+${mobileCountryCode} ${mobile}` : username,
    ...(data.until && { until: new Date(data.until) }),
    onContinue: () => void attempt('remembered', () => signInRemembered(), refuse),
    onForget: () => void forget(),
  };
}
