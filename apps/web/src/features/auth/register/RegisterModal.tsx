import { Trans, useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { getRegisterSettingsOptions } from '@mekong/api-client/queries/getRegisterSettings';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import type { RegisterMethod } from '@mekong/ui/patterns/RegisterForm/variants';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure } from '../../../parts/Failure.tsx';
import { type ModalProps, useModal } from '../../../state/modal.ts';
import { useCountries } from '../phone/use-countries.ts';
import { useSocialOffer } from '../social/social-offer.ts';
import { RegisterAccount } from './RegisterAccount.tsx';

/** Registration by user name or mobile number, with the fields and rules of the merchant. */
export function RegisterModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t`Register`} size="sm" initialFocus="field">
      <Registration />
    </Dialog>
  );
}

/** The form, once the rules, the countries of its number and the words of its refusals are there. */
function Registration() {
  const { t } = useLingui();
  const { open } = useModal();
  const offer = useSocialOffer();
  const settings = useQuery(getRegisterSettingsOptions());
  const countries = useCountries();
  const texts = useQuery({
    queryKey: ['errorTexts'],
    queryFn: () => loadErrorTexts().then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    void prepareSealing().catch(() => undefined);
  }, []);

  // an account of a provider is linked to one with a user name, also while that way is off for everybody else
  const methods: readonly RegisterMethod[] = offer ? ['username'] : (settings.data?.methods ?? []);
  const asksNumber =
    methods.includes('mobile') ||
    settings.data?.fields.some(({ name, enabled }) => name === 'mobileNum' && enabled) === true;
  const failed = [settings, ...(asksNumber ? [countries] : [])].find(({ error, data }) => error && !data);
  if (failed)
    return <Failure error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />;
  if (!settings.data || texts.isPending || (asksNumber && !countries.data))
    return (
      <Stack gap={4}>
        {['tabs', 'username', 'password', 'confirm'].map((skeleton) => (
          <Skeleton key={skeleton} shape="control" />
        ))}
      </Stack>
    );
  if (methods.length === 0)
    return (
      <StateView
        kind="restricted"
        title={t`Registration is closed`}
        description={t`New accounts are opened by agents at the moment. Contact your agent.`}
      >
        <Button onClick={() => open('login')}>
          <Trans>Log in</Trans>
        </Button>
      </StateView>
    );
  return (
    <RegisterAccount
      settings={settings.data}
      methods={methods}
      countries={countries.data ?? []}
      onLogin={() => open('login')}
    />
  );
}
