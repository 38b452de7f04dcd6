import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionGrant, SocialProvider } from '@mekong/api-client/contract/types';
import { completeSocialSignIn } from '@mekong/api-client/sdk';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { useSwitches } from '../../queries/status.ts';
import { setSocialOffer, socialProviders } from './social-offer.ts';
import { askProvider } from './social-window.ts';

interface SocialSignInProps {
  /** Called with the session of a linked account. */
  readonly onSession: (grant: SessionGrant) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Log in with an account of Google, Facebook or LINE, each where it is switched on (S2-122). */
export function SocialSignIn({ onSession, onFailure }: SocialSignInProps) {
  const { t } = useLingui();
  const isOn = useSwitches();
  const [asked, setAsked] = useState<SocialProvider>();
  const offered = socialProviders.filter(({ isOnBy }) => isOn(isOnBy));
  if (offered.length === 0) return null;

  async function signIn(provider: SocialProvider): Promise<void> {
    onFailure(undefined);
    setAsked(provider);
    try {
      const { session, linkRequired } = await completeSocialSignIn({ body: { result: await askProvider(provider) } });
      setSocialOffer(linkRequired);
      if (session) await onSession(session);
    } catch (error) {
      onFailure(error);
    } finally {
      setAsked(undefined);
    }
  }

  return (
    <Stack gap={2}>
      <Text tone="muted">
        <Trans>Or log in with</Trans>
      </Text>
      <Inline gap={2}>
        {offered.map(({ provider, name }) => (
          <Button
            key={provider}
            aria-label={t`Log in with ${name}`}
            isPending={asked === provider}
            onClick={() => void signIn(provider)}
          >
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
