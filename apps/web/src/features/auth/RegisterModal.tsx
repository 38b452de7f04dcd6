import { Trans, useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { getRegisterSettingsOptions } from '@mekong/api-client/queries';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { type ModalProps, useModal } from '../../state/modal.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Registration by username, with the fields and rules of the merchant (S2-124 to S2-127). */
export function RegisterModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { open } = useModal();
  const settings = useQuery(getRegisterSettingsOptions());
  const { data, error, refetch, isFetching } = settings;

  useEffect(() => {
    void prepareSealing().catch(() => undefined);
  }, []);
  // rules are explained in the words of the error texts
  const texts = useQuery({
    queryKey: ['errorTexts'],
    queryFn: () => loadErrorTexts().then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  });

  function body() {
    if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    if (!data || texts.isPending)
      return ['username', 'password', 'confirm'].map((ghost) => <Skeleton key={ghost} shape="control" />);
    if (!data.methods.includes('username'))
      return (
        <StateView
          kind="restricted"
          title={t`Registration is closed`}
          description={t`New accounts are opened by agents at the moment. Please contact your agent.`}
        />
      );
    return <RegisterForm settings={data} />;
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t`Register`} size="sm" initialFocus="field">
      <Stack gap={4}>
        {body()}
        <Inline gap={1} justify="center">
          <Text tone="muted">
            <Trans>Have an account?</Trans>
          </Text>
          <Button variant="ghost" size="sm" onClick={() => open('login')}>
            {t`Log in`}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
