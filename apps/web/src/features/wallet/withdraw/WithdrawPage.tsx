import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useCentreSearch } from '../../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { useFollowedWallet } from '../../../queries/wallet.ts';
import { focusContent } from '../../../state/content.ts';
import { WithdrawalView } from './WithdrawalView.tsx';
import { WithdrawStart } from './WithdrawStart.tsx';
import { type WithdrawSearch, withdrawSearch } from './withdraw-search.ts';

/** Paying out (withdraw): a new withdrawal, or the one that the address names. */
export function WithdrawPage({ search }: { readonly search: WithdrawSearch }) {
  const { t } = useLingui();
  const { show, hrefOf } = useCentreSearch('/member', withdrawSearch);
  const title = t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' });
  usePageTitle(title);
  useFollowedWallet();
  return (
    <Stack gap={5}>
      <PageHeader title={title} />
      {search.order === undefined ? (
        <WithdrawStart
          onOrder={(order) => {
            show({ order });
            // the form goes away
            focusContent();
          }}
          hrefOf={(order) => hrefOf({ order })}
        />
      ) : (
        <WithdrawalView key={search.order} orderNo={search.order} startHref={hrefOf({ order: undefined })} />
      )}
    </Stack>
  );
}
