import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useWithdrawNeeds } from '../../parts/withdraw/use-withdraw-needs.ts';
import { WithdrawChecklist } from '../../parts/withdraw/WithdrawChecklist.tsx';
import { linkedAccountsQuery, passkeysQuery, sessionsQuery, totpQuery } from '../../queries/security.ts';
import { HistorySection } from './HistorySection.tsx';
import { LastLogIn } from './LastLogIn.tsx';
import { LinkedAccountsSection } from './LinkedAccountsSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TotpSection } from './TotpSection.tsx';
import { WinnersSection } from './WinnersSection.tsx';

/**
 * How the member logs in, what protects that, who did, and what others may see (`securityCenter` on the wire). Each part loads
 * and fails by itself.
 */
export function SecurityScreen() {
  const { t } = useLingui();
  usePageTitle(t`My account`);
  // All of them are asked at once. What stands below one that is on its way would be pushed down while somebody reads it;
  // one that failed once keeps its place.
  const { isSettled, needs } = useWithdrawNeeds();
  const hasPasskeys = useQuery(passkeysQuery()).isFetched && isSettled;
  const hasTotp = useQuery(totpQuery()).isFetched && hasPasskeys;
  const hasLinked = useQuery(linkedAccountsQuery()).isFetched && hasTotp;
  const hasSessions = useQuery(sessionsQuery()).isFetched && hasLinked;
  return (
    <Stack gap={8}>
      <PageHeader title={t`My account`} text={<LastLogIn />} />
      {needs && <WithdrawChecklist needs={needs} />}
      {isSettled && (
        <>
          <PasswordSection />
          <PasskeysSection />
        </>
      )}
      {hasPasskeys && <TotpSection />}
      {hasTotp && <LinkedAccountsSection />}
      {hasLinked && <SessionsSection />}
      {hasSessions && (
        <>
          <HistorySection />
          <WinnersSection />
          <PrivacySection />
        </>
      )}
    </Stack>
  );
}
