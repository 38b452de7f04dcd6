import { useLingui } from '@lingui/react/macro';
import { completeSocialSignIn } from '@mekong/api-client/sdk/completeSocialSignIn';
import type { SocialLinkOffer, SocialProvider } from '@mekong/api-client/types';
import { LinkedAccounts } from '@mekong/ui/patterns/LinkedAccounts';
import { Section } from '@mekong/ui/patterns/Section';
import { Text } from '@mekong/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { askProvider } from '../../parts/social-window.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { linkedAccountsQuery } from '../../queries/security.ts';
import { LinkAccountDialog } from './LinkAccountDialog.tsx';

/** Accounts of Google, Facebook and LINE that log the member in. Not shown where there are none and could be none. */
export function LinkedAccountsSection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(linkedAccountsQuery());
  const { act, pending, alert } = useAction();
  const [offer, setOffer] = useState<SocialLinkOffer>();
  if (!error && (!data || data.accounts.length + data.available.length === 0)) return null;

  const link = (provider: SocialProvider) =>
    // the window is opened in the same press, or the browser blocks it
    act(provider, async () => {
      const result = await askProvider(provider, { intent: 'link' });
      setOffer((await completeSocialSignIn({ body: { result } })).linkRequired);
    });
  return (
    <Section title={t`Linked accounts`}>
      <Text tone="muted">{t`A linked account logs you in without your password. Linking cannot be undone.`}</Text>
      <LinkedAccounts
        accounts={data?.accounts}
        available={data?.available ?? []}
        onLink={(provider) => void link(provider)}
        pending={data?.available.find((provider) => provider === pending)}
        alert={alert}
        failure={
          error && !data ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined
        }
      />
      {offer && (
        <LinkAccountDialog
          offer={offer}
          onClose={() => setOffer(undefined)}
          onLinked={() => {
            setOffer(undefined);
            void queryClient.invalidateQueries({ queryKey: linkedAccountsQuery().queryKey });
          }}
        />
      )}
    </Section>
  );
}
