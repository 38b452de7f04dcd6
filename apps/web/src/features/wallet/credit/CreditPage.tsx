import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../../parts/Failure.tsx';
import { unitsOf } from '../../../parts/payment-amount.ts';
import { ExportFile } from '../../../parts/records/ExportFile.tsx';
import { useCentreSearch } from '../../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { creditQuery, fetchCreditCsv, fetchCreditPdf, useFollowedCredit } from '../../../queries/credit.ts';
import { useMerchant } from '../../../queries/status.ts';
import { useSessionValue } from '../../../state/session.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { CreditMovements } from './CreditMovements.tsx';
import { CreditSummary } from './CreditSummary.tsx';
import { CreditTerms } from './CreditTerms.tsx';
import { creditKindLabels } from './credit-labels.ts';
import { type CreditSearch, creditKinds, creditSearch } from './credit-search.ts';
import { isCreditUnanswered } from './use-credit-form.ts';

/** What the house advances to an agent (agentCreditReport): the line, advances and repayments, and the statement. */
export function CreditPage({ search }: { readonly search: CreditSearch }) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const account = useSessionValue('account') ?? '';
  const { show } = useCentreSearch('/agentHome', creditSearch);
  const title = t({ message: 'Credit report', comment: 'Page of the agent centre: money that the house advances' });
  usePageTitle(title);
  useFollowedCredit();
  const { data, error, refetch, isFetching } = useQuery(creditQuery());
  const { range = 'month', from, to, kind, task } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  const query = { ...toMoments(days, timeZone), kind };
  const line = data?.line;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data && !line)
    return (
      <Stack gap={5}>
        <PageHeader title={title} />
        <StateView
          kind="empty"
          title={t`Your account has no credit line`}
          description={t`Ask customer service when you would like one.`}
        />
      </Stack>
    );
  const canTake = line?.state === 'OPEN' && line.terms.isAccepted && unitsOf(line.available) > 0n;
  const canRepay = line !== undefined && unitsOf(line.used) > 0n;
  // an advance that took the whole line may still wait for its answer: the window stays until that is known
  const isAllowed =
    (task === 'advance' ? canTake : canRepay) || (task !== undefined && isCreditUnanswered(task, account));
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        actions={
          <ExportFile
            key={code}
            query={query}
            fileName={`credit_${days.from}_${days.to}`}
            onFetch={fetchCreditCsv}
            onFetchPdf={fetchCreditPdf}
          />
        }
      />
      {!data || !line ? (
        <StatCards label={title} stats={undefined} />
      ) : (
        <>
          <CreditSummary
            line={line}
            currency={data.currency}
            actions={
              (canTake || canRepay) && (
                <Inline gap={3}>
                  {canTake && (
                    <Button variant="primary" onClick={() => show({ task: 'advance' })}>
                      <Trans>Take an advance</Trans>
                    </Button>
                  )}
                  {canRepay && (
                    <Button variant={canTake ? 'secondary' : 'primary'} onClick={() => show({ task: 'repay' })}>
                      <Trans comment="Button: money of a credit line">Repay</Trans>
                    </Button>
                  )}
                </Inline>
              )
            }
          />
          {line.state === 'OPEN' && !line.terms.isAccepted && <CreditTerms line={line} />}
          {task && isAllowed && (
            <CreditDialog
              {...{ task, line }}
              currency={data.currency}
              onClose={() => show({ task: undefined }, true)}
            />
          )}
        </>
      )}
      <RecordFilters
        label={t`Filters of the movements`}
        period={{ value: days, onValueChange: (value) => show({ ...value, range: value.range ?? 'today' }, true) }}
        selects={[
          {
            key: 'kind',
            label: t({ message: 'Kind', context: 'movement', comment: 'What moved the money' }),
            allLabel: t({ message: 'All kinds', context: 'movement', comment: 'Every kind of movement' }),
            options: creditKinds.map((value) => ({ value, label: i18n._(creditKindLabels[value]) })),
            value: kind,
            onValueChange: (value) => show({ kind: creditKinds.find((known) => known === value) }, true),
          },
        ]}
        onReset={() => show({ kind: undefined }, true)}
      />
      <CreditMovements
        query={query}
        onAll={() => show({ kind: undefined, range: 'month', from: undefined, to: undefined }, true)}
      />
      {line?.state === 'OPEN' && line.terms.isAccepted && <CreditTerms line={line} />}
    </Stack>
  );
}
