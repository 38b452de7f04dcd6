import { useLingui } from '@lingui/react/macro';
import { getDepositOrderOptions } from '@mekong/api-client/admin/queries/getDepositOrder';
import type { DepositOrderDetail } from '@mekong/api-client/admin/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Tag } from '@mekong/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Flag } from 'lucide';
import { depositLabels, depositTones, markLabels } from '../../parts/deposit-labels.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { lookIn } from '../../parts/tones.ts';
import { ZoneNote } from '../../parts/ZoneNote.tsx';
import { useMay } from '../../queries/operator.ts';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositHistory, ProviderEvents } from './DepositHistory.tsx';
import { DepositMoney } from './DepositMoney.tsx';
import { DepositSlips } from './DepositSlips.tsx';

/** One deposit with all that has happened to it, and the ways on that the role has. */
export function DepositView({ orderNo }: { readonly orderNo: string }) {
  const { t } = useLingui();
  const label = useLabel();
  const query = useQuery(getDepositOrderOptions({ path: { orderNo } }));
  const [mayMember, mayFind] = [useMay('getMember'), useMay('listUnmatchedPayments')];
  const order = query.data?.order;
  const isLookedFor = order?.state === 'REVIEW' || order?.marks.includes('SLIP') === true;
  return (
    <>
      <PageHeader
        title={t`Deposit ${orderNo}`}
        text={
          order && (
            <Inline gap={2}>
              <Tag {...lookIn(depositTones, order.state)}>{label(depositLabels, order.state)}</Tag>
              {order.marks.map((mark) => (
                <Tag key={mark} tone="accent" icon={Flag}>
                  {label(markLabels, mark)}
                </Tag>
              ))}
            </Inline>
          )
        }
        actions={
          <>
            <ButtonLink href="/deposits" icon={ArrowLeft}>{t`All deposits`}</ButtonLink>
            {mayMember && order && <ButtonLink href={`/members?member=${order.memberId}`}>{order.username}</ButtonLink>}
            {mayFind && isLookedFor && (
              <ButtonLink href={`/unmatched-payments?state=OPEN&order=${orderNo}`}>{t`Find the payment`}</ButtonLink>
            )}
          </>
        }
      />
      <Loaded query={query}>{(detail) => <Sections detail={detail} />}</Loaded>
    </>
  );
}

function Sections({ detail }: { readonly detail: DepositOrderDetail }) {
  return (
    <>
      <DepositFacts detail={detail} />
      <ZoneNote />
      <DepositSlips detail={detail} />
      <DepositMoney detail={detail} />
      <ProviderEvents events={detail.events} />
      <DepositHistory rows={detail.history} />
    </>
  );
}
