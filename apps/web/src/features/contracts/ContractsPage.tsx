import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Tabs } from '@mekong/ui/Tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { contractKinds, kindTitles } from '../../parts/agents/contract-labels.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ExportFile } from '../../parts/records/ExportFile.tsx';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import {
  type ContractsQuery,
  chosenContractsQuery,
  fetchContractsCsv,
  fetchContractsPdf,
} from '../../queries/contracts.ts';
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

function ContractsOfAgent({
  search: { side = 'DOWNLINE', kind, state, contract },
}: {
  readonly search: ContractsSearch;
}) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { show, hrefOf } = useCentreSearch('/agentHome', contractsSearch);
  const title = t`Contracts`;
  usePageTitle(title);
  const query = { side, kind, isOver: state === 'OVER' };
  const onAll = () => show({ kind: undefined, state: undefined }, true);
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
              key={`${code} ${side} ${kind} ${state}`}
              query={query}
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
        <Stack gap={5}>
          <RecordFilters
            label={t({ message: 'Filters of the contracts', comment: 'Name of a group of filters' })}
            selects={[
              {
                key: 'kind',
                label: t({ message: 'Kind', context: 'contract', comment: 'Kind of contract: dividend, daily wage' }),
                allLabel: t({
                  message: 'All kinds',
                  context: 'contract',
                  comment: 'Every kind of contract',
                }),
                options: contractKinds.map((value) => ({ value, label: i18n._(kindTitles[value]) })),
                value: kind,
                onValueChange: (value) => show({ kind: contractKinds.find((known) => known === value) }, true),
              },
              {
                key: 'state',
                label: t`Status`,
                allLabel: t({
                  message: 'Not over',
                  context: 'contract',
                  comment: 'Filter: contracts that are offered, signed or in force',
                }),
                options: [
                  {
                    value: 'OVER',
                    label: t({
                      message: 'Rejected or ended',
                      context: 'contract',
                      comment: 'Filter: contracts that are over',
                    }),
                  },
                ],
                value: state,
                onValueChange: (value) => show({ state: value === 'OVER' ? value : undefined }, true),
              },
            ]}
            onReset={onAll}
          />
          <Contracts
            query={query}
            onAll={kind !== undefined || state !== undefined ? onAll : undefined}
            hrefOf={(id) => hrefOf({ contract: id })}
            hrefOfAmendment={(id) => hrefOf({ offer: id, contract: undefined })}
          />
        </Stack>
      </Tabs>
      {contract !== undefined && <ContractDialog contractId={contract} onClose={() => show({ contract: undefined })} />}
    </Stack>
  );
}

interface ContractsProps extends Pick<ContractListProps, 'hrefOf' | 'hrefOfAmendment'> {
  readonly query: ContractsQuery;
  /** Takes out the filters; undefined while none is on. */
  readonly onAll: (() => void) | undefined;
}

function Contracts({ query, onAll, ...addresses }: ContractsProps) {
  const { t } = useLingui();
  const { side } = query;
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    chosenContractsQuery(query),
  );
  const contracts = data?.pages.flatMap(({ content }) => content);
  if (error && !contracts) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (contracts?.length === 0 && onAll)
    return (
      <StateView
        kind="empty"
        level={2}
        title={t({ message: 'No contract matches', comment: 'A filter of contracts finds none' })}
      >
        <Button onClick={onAll}>{t`Clear filters`}</Button>
      </StateView>
    );
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
