import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { ClosingSection } from './ClosingSection.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import { DataCopies } from './DataCopies.tsx';
import { OffersSection } from './OffersSection.tsx';

/** What the site keeps about a member, what the member has agreed to, and the way out. Each part loads and fails by itself. */
export function PrivacyPage() {
  const { t } = useLingui();
  const title = t({
    message: 'Privacy',
    context: 'page',
    comment: 'Page: consents, a copy of the own data, the end of the account',
  });
  usePageTitle(title);
  return (
    <Stack gap={8}>
      <PageHeader title={title} text={t`What you agreed to, a copy of your data, and the end of your account.`} />
      <OffersSection />
      <ConsentHistory />
      <DataCopies />
      <ClosingSection />
    </Stack>
  );
}
