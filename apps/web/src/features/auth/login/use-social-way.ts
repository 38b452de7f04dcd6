import { isApiError } from '@mekong/api-client/errors';
import { completeSocialSignIn } from '@mekong/api-client/sdk/completeSocialSignIn';
import type { SocialProvider } from '@mekong/api-client/types';
import { useState } from 'react';
import { askProvider } from '../../../parts/social-window.ts';
import { useSwitches } from '../../../queries/status.ts';
import { setSocialOffer, socialProviders } from '../social/social-offer.ts';
import type { Attempt, LoginWay } from './use-attempt.ts';

/** Log-in with an account of Google, Facebook or LINE, each where it is switched on. */
export function useSocialWay({ attempt, way }: { readonly attempt: Attempt; readonly way: LoginWay | undefined }) {
  const isOn = useSwitches();
  const [blocked, setBlocked] = useState<SocialProvider>();
  const providers = socialProviders.filter(({ isOnBy }) => isOn(isOnBy)).map(({ provider }) => provider);

  function choose(provider: SocialProvider): void {
    setBlocked(undefined);
    // in the same press, or the browser blocks the window
    const asked = askProvider(provider);
    const ask = async () => {
      const { session, linkRequired } = await completeSocialSignIn({ body: { result: await asked } });
      setSocialOffer(linkRequired);
      return session;
    };
    void attempt(provider, ask, (error) => {
      const isBlocked = isApiError(error) && error.code === 'SOCIAL_POPUP_BLOCKED';
      if (isBlocked) setBlocked(provider);
      return isBlocked;
    });
  }
  return { providers, onChoose: choose, blocked, pending: providers.find((provider) => provider === way) };
}
