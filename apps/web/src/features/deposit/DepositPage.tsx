import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { CircleQuestionMark } from 'lucide';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { focusContent } from '../../state/content.ts';
import { DepositStart } from './DepositStart.tsx';
import { type DepositSearch, depositSearch } from './deposit-search.ts';
import { OrderView } from './OrderView.tsx';

/** Paying in (depositv2): a new deposit, or the order that the address names. */
export function DepositPage({ search }: { readonly search: DepositSearch }) {
  const { t } = useLingui();
  const { show, hrefOf } = useCentreSearch('/member', depositSearch);
  const title = t({ message: 'Deposit', context: 'page', comment: 'Page where money is paid in' });
  usePageTitle(title);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        actions={
          <ButtonLink href="/help/deposit" variant="ghost" icon={CircleQuestionMark}>
            <Trans comment="Leads to the help on deposits">How deposits work</Trans>
          </ButtonLink>
        }
      />
      {search.order === undefined ? (
        <DepositStart
          search={search}
          onOrder={(order) => {
            show({ order, method: undefined, amount: undefined });
            // the form goes away
            focusContent();
          }}
          hrefOf={(order) => hrefOf({ order, method: undefined, amount: undefined })}
        />
      ) : (
        <OrderView
          key={search.order}
          orderNo={search.order}
          isBack={search.back !== undefined}
          onReturned={() => show({ back: undefined }, true)}
          startHref={(again) => hrefOf({ order: undefined, back: undefined, ...again })}
        />
      )}
    </Stack>
  );
}
