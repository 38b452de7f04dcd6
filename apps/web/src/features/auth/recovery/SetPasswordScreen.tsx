import { useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Card } from '@mekong/ui/Card';
import { Container } from '@mekong/ui/Container';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { closeSession } from '../../../queries/account.ts';
import { useSwitches } from '../../../queries/status.ts';
import { type LinkFault, LinkIsBad } from './LinkIsBad.tsx';
import { PasswordWasSet } from './RecoveryEnd.tsx';
import { linkToken } from './recovery-link.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

/** Set a new password by the link of a mail: once, within 30 minutes. */
export function SetPasswordScreen() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isOn = useSwitches();
  const token = linkToken(useLocation({ select: ({ hash }) => hash }));
  const [outcome, setOutcome] = useState<'set' | LinkFault>();
  usePageTitle(t`Set a new password`);
  useEffect(() => {
    void prepareSealing().catch(() => undefined);
    void loadErrorTexts().catch(() => undefined);
  }, []);
  // another link was opened in the same tab
  useEffect(() => {
    if (token) setOutcome(undefined);
  }, [token]);

  /** Used up, the token leaves the address: nobody who goes back meets a link that is good no more. */
  function finish(next: 'set' | LinkFault): void {
    setOutcome(next);
    if (next === 'set') closeSession(queryClient);
    void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
  }

  function body() {
    if (outcome === 'set') return <PasswordWasSet isLoggedIn={false} />;
    if (!isOn('PWRESETEMAIL')) return <LinkIsBad fault="off" />;
    if (outcome) return <LinkIsBad fault={outcome} />;
    if (!token) return <LinkIsBad fault="incomplete" />;
    return <SetPasswordForm token={token} onSet={() => finish('set')} onBad={finish} />;
  }
  return (
    <Container width="narrow" isNested>
      <Stack gap={6}>
        <PageHeader title={t`Set a new password`} />
        <Card padding="lg">{body()}</Card>
      </Stack>
    </Container>
  );
}
