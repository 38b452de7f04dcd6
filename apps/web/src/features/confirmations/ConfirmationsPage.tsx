import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { ConfirmationTable } from './ConfirmationTable.tsx';
import { type ConfirmationsSearch, confirmationsSearch } from './confirmations-search.ts';
import { PartView } from './PartView.tsx';

/** Whether what was paid out has arrived (confirmations): all payments, or the one that the address names. */
export function ConfirmationsPage({ search: { part } }: { readonly search: ConfirmationsSearch }) {
  const { t } = useLingui();
  const { hrefOf } = useCentreSearch('/member', confirmationsSearch);
  const title = t({
    message: 'Confirmations',
    context: 'page',
    comment: 'Page where a member says whether payments have arrived',
  });
  usePageTitle(title);
  return (
    <Stack gap={5}>
      <PageHeader title={title} text={t`Tell us which payments have arrived in your account.`} />
      {part === undefined ? (
        <ConfirmationTable hrefOf={(partNo) => hrefOf({ part: partNo })} />
      ) : (
        <PartView key={part} partNo={part} listHref={hrefOf({ part: undefined })} />
      )}
    </Stack>
  );
}
