import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentBillDetail } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Split } from '@mekong/ui/Split';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Calculator } from 'lucide';
import { kindTitles, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { useWindowLabel } from '../../parts/agents/window-label.ts';
import { SavePdf } from '../../parts/documents/SavePdf.tsx';
import { RecordPlaceholder } from '../../parts/records/RecordPlaceholder.tsx';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { billQuery, fetchBillPdf } from '../../queries/income.ts';
import { BillAside } from './BillAside.tsx';
import { BillMissing } from './BillMissing.tsx';
import { BillRows } from './BillRows.tsx';
import { BillStatement } from './BillStatement.tsx';
import { BillTag } from './bill-labels.tsx';
import { type IncomeSearch, incomeSearch } from './income-search.ts';
import { useBillCheck } from './use-bill-check.ts';

interface BillPageProps {
  readonly billId: string;
  /** Rows that are open over it. */
  readonly rows: IncomeSearch['rows'];
  /** Member that they are of, where they are of one. */
  readonly member: IncomeSearch['member'];
}

/** One bill: what it was made from, step by step, with the rows behind each figure, and a check on the server. */
export function BillPage({ billId, rows, member }: BillPageProps) {
  const { t } = useLingui();
  const { show, hrefOf } = useCentreSearch('/agentHome', incomeSearch);
  const query = useQuery(billQuery(billId));
  const { data } = query;
  const back = (
    <Inline>
      <ButtonLink
        variant="ghost"
        size="sm"
        icon={ArrowLeft}
        href={hrefOf({ bill: undefined, rows: undefined, member: undefined })}
      >
        {t({ message: 'My income', comment: 'Page of the agent centre' })}
      </ButtonLink>
    </Inline>
  );
  return (
    <Stack gap={4}>
      {back}
      {data ? (
        <Bill detail={data} hrefOf={hrefOf} />
      ) : (
        <RecordPlaceholder query={query} level={1} title={t`You have no bill with this number`} />
      )}
      {data && rows && (
        <BillRows
          detail={data}
          of={rows}
          member={member}
          hrefOf={hrefOf}
          onClose={() => show({ rows: undefined, member: undefined })}
        />
      )}
    </Stack>
  );
}

interface BillProps {
  readonly detail: AgentBillDetail;
  readonly hrefOf: (change: Partial<IncomeSearch>) => string;
}

function Bill({ detail, hrefOf }: BillProps) {
  const { i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const windowOf = useWindowLabel();
  const check = useBillCheck(detail.bill.billId);
  const { bill, payee } = detail;
  const title = i18n._(lookUp(kindTitles, bill.kind, kindTitles.DAILY));
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        text={
          <Inline gap={2}>
            {payee !== undefined && <bdi>{payee}</bdi>}
            <span>{windowOf(bill)}</span>
            <span>{gamesOf(bill.gameType)}</span>
            <BillTag bill={bill} />
          </Inline>
        }
        actions={
          <>
            <SavePdf fileName={`bill_${bill.billId}`} onFetch={() => fetchBillPdf(bill.billId)} />
            <Button variant="primary" icon={Calculator} isPending={check.isPending} onClick={check.run}>
              <Trans>Check this bill</Trans>
            </Button>
          </>
        }
      />
      <BillMissing detail={detail} />
      <Split aside={<BillAside detail={detail} check={check} />}>
        <BillStatement detail={detail} hrefOf={hrefOf} />
      </Split>
    </>
  );
}
