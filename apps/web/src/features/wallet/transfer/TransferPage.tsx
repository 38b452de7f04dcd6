import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useCentreSearch } from '../../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { useFollowedWallet } from '../../../queries/wallet.ts';
import { focusContent } from '../../../state/content.ts';
import { TransferReceipt } from './TransferReceipt.tsx';
import { TransferStart } from './TransferStart.tsx';
import { type TransferSearch, transferSearch } from './transfer-search.ts';

/** Money to the upline, or to a downline (transferUpline): a new transfer, or the receipt that the address names. */
export function TransferPage({ search }: { readonly search: TransferSearch }) {
  const { t } = useLingui();
  const { show, hrefOf } = useCentreSearch('/member', transferSearch);
  const title = t({
    message: 'Transfer',
    context: 'page',
    comment: 'Page where money is passed on to upline or downline',
  });
  usePageTitle(title);
  useFollowedWallet();
  return (
    <Stack gap={5}>
      <PageHeader title={title} />
      {search.order === undefined ? (
        <TransferStart
          key={search.to ?? ''}
          to={search.to}
          onDone={(order) => {
            show({ order, to: undefined });
            // the form goes away
            focusContent();
          }}
          hrefOf={(order) => hrefOf({ order, to: undefined })}
        />
      ) : (
        <TransferReceipt transferNo={search.order} startHref={hrefOf({ order: undefined })} />
      )}
    </Stack>
  );
}
