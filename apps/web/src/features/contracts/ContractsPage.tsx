import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Tabs } from '@mekong/ui/Tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { Failure } from '../../parts/Failure.tsx';
import { ExportFile } from '../../parts/records/ExportFile.tsx';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { contractsQuery, fetchContractsCsv, fetchContractsPdf } from '../../queries/contracts.ts';
import { ContractDialog } from './ContractDialog.tsx';
import { ContractList, type ContractListProps } from './ContractList.tsx';
import { type ContractsSearch, contractsSearch } from './contracts-search.ts';
import { OfferPage } from './offer/OfferPage.tsx';

/** Contracts of an agent: those with its upline, which it signs, and those with its downlines, which it has offered. */
export function ContractsPage({ search }: { readonly search: ContractsSearch }) {
  const { show, hrefOf } = useCentreSearch('/agentHome', contractsSearch);
  const { offer, to } = search;
  if (offer === undefined) return <ContractsOfAgent search={search} />;
  return (
    <OfferPage
      offer={offer}
      to={to}
      listHref={hrefOf({ offer: undefined, to: undefined, side: 'UPLINE' })}
      hrefOfAmendment={(id) => hrefOf({ offer: id, to: undefined })}
      onLeave={() => show({ offer: undefined, to: undefined, side: 'UPLINE' })}
    />
  );
}

function ContractsOfAgent({ search: { side = 'DOWNLINE', contract } }: { readonly search: ContractsSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { show, hrefOf } = useCentreSearch('/agentHome', contractsSearch);
  const title = t`Contracts`;
  usePageTitle(title);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink icon={Plus} href={hrefOf({ offer: 'new', side: 'UPLINE', contract: undefined })}>
              {t({ message: 'New offer', comment: 'Page: an agent offers a contract to another one' })}
            </ButtonLink>
            <ExportFile
              key={`${code} ${side}`}
              query={side}
              fileName={`contracts_${side.toLowerCase()}`}
              onFetch={fetchContractsCsv}
              onFetchPdf={fetchContractsPdf}
            />
          </>
        }
      />
      <Tabs
        label={title}
        value={side}
        onValueChange={(value) => show({ side: value === 'DOWNLINE' ? undefined : value }, true)}
        tabs={[
          { value: 'DOWNLINE' as const, label: t`Upline` },
          { value: 'UPLINE' as const, label: t`Downline` },
        ]}
      >
        <Contracts
          side={side}
          hrefOf={(id) => hrefOf({ contract: id })}
          hrefOfAmendment={(id) => hrefOf({ offer: id, contract: undefined })}
        />
      </Tabs>
      {contract !== undefined && <ContractDialog contractId={contract} onClose={() => show({ contract: undefined })} />}
    </Stack>
  );
}

function Contracts({ side, ...addresses }: Pick<ContractListProps, 'side' | 'hrefOf' | 'hrefOfAmendment'>) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    contractsQuery(side),
  );
  const contracts = data?.pages.flatMap(({ content }) => content);
  if (error && !contracts) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (contracts?.length === 0)
    return (
      <StateView
        kind="empty"
        level={2}
        title={t`No contracts`}
        description={
          side === 'DOWNLINE'
            ? t`What your upline offers you appears here.`
            : t`What you offer to your downlines appears here.`
        }
      />
    );
  return (
    <Stack gap={5}>
      <ContractList side={side} contracts={contracts} {...addresses} />
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </Stack>
  );
}
