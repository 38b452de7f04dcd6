import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getAgentSettlementOptions } from '@mekong/api-client/admin/queries/getAgentSettlement';
import { checkAgentSettlement } from '@mekong/api-client/admin/sdk/checkAgentSettlement';
import type { AgentSettlement, SettlementWindow } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { FailureAlert } from '../../parts/Failure.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { SettlementTable } from '../../parts/SettlementTable.tsx';
import { ZoneNote } from '../../parts/ZoneNote.tsx';
import { useMay } from '../../queries/operator.ts';
import { CheckResult } from './CheckResult.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DividendRuns } from './DividendRuns.tsx';
import { WindowList } from './WindowList.tsx';

const refreshMs = 15_000;

/** How the contracts of agents are settled: whether each kind keeps up, its windows with their bills, and a check of them. */
export function SettlementScreen() {
  const { t } = useLingui();
  const query = useQuery({ ...getAgentSettlementOptions(), refetchInterval: refreshMs });
  const mayCheck = useMay('checkAgentSettlement');
  const mayCorrect = useMay('correctAgentBill');
  const [isCorrecting, setCorrecting] = useState(false);
  const mayReview = useMay('listDividendRuns');
  const check = useMutation({
    mutationFn: async (window: SettlementWindow | undefined) => ({
      window,
      result: await checkAgentSettlement({
        body: window ? { window: { job: window.job, start: window.start } as never } : {},
      }),
    }),
  });
  return (
    <>
      <PageHeader
        title={t({ message: 'Agent settlement', comment: 'Page: how contracts of agents are settled' })}
        text={t`Salaries and dividends of agents, window by window. A window that is settled again leaves its bills as they are.`}
        actions={
          <>
            {mayCorrect && <Button onClick={() => setCorrecting(true)}>{t`Correct a bill`}</Button>}
            {mayCheck && (
              <Button
                icon={ShieldCheck}
                isPending={check.isPending && check.variables === undefined}
                onClick={() => check.mutate(undefined)}
              >
                {t`Check the newest bills`}
              </Button>
            )}
          </>
        }
      />
      {isCorrecting && <CorrectDialog onClose={() => setCorrecting(false)} />}
      <FailureAlert error={check.error} />
      {check.data && <CheckResult {...check.data} />}
      <Section title={t({ message: 'Kinds', context: 'settlement', comment: 'Heading: which contracts are settled' })}>
        <Loaded query={query}>{(settlement) => <Kinds settlement={settlement} />}</Loaded>
      </Section>
      {mayReview && <DividendRuns />}
      <WindowList
        onCheck={mayCheck ? (window) => check.mutate(window) : undefined}
        checking={check.isPending ? check.variables : undefined}
      />
    </>
  );
}

function Kinds({ settlement: { jobs, unpaid } }: { readonly settlement: AgentSettlement }) {
  const { t } = useLingui();
  return (
    <>
      {unpaid.map(({ currency, bills, amount, oldestAt }) => (
        <Alert
          key={currency}
          title={t({
            message: plural(bills, { one: '# bill waits to be paid', other: '# bills wait to be paid' }),
            comment: 'Bills of agents whose time to be paid has come',
          })}
          description={
            <Inline gap={2}>
              <Money amount={amount} currency={currency} />
              <span>
                {t({ message: 'since', comment: 'Before a moment: so long something has waited' })}{' '}
                <DateTime value={oldestAt} hasSeconds />
              </span>
            </Inline>
          }
        />
      ))}
      <ZoneNote />
      <SettlementTable
        caption={t({ message: 'Kinds', context: 'settlement', comment: 'Heading: which contracts are settled' })}
        jobs={jobs}
      />
    </>
  );
}
