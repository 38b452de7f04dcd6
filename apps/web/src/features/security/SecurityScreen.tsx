import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { usePageTitle } from '../../parts/use-page-title.ts';
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
  return (
    <Stack gap={8}>
      <PageHeader title={t`My account`} text={<LastLogIn />} />
      <PasswordSection />
      <PasskeysSection />
      <TotpSection />
      <LinkedAccountsSection />
      <SessionsSection />
      <HistorySection />
      <WinnersSection />
      <PrivacySection />
    </Stack>
  );
}
