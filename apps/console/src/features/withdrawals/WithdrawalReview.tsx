import { useLingui } from '@lingui/react/macro';
import { getWithdrawalReviewOptions } from '@mekong/api-client/admin/queries';
import { approveRequest, listWithdrawalQueue } from '@mekong/api-client/admin/sdk';
import type { WithdrawalReview as Review, WithdrawalRow } from '@mekong/api-client/admin/types';
import { formatAgo } from '@mekong/i18n/formats/ago';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { ReviewLayout } from '@mekong/ui/patterns/ReviewLayout';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { useAct } from '../../parts/use-act.ts';
import { flagLabels, stateLabels } from '../../parts/withdrawal-labels.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { useAddress } from '../../state/address.ts';
import { Evidence } from './Evidence.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { WithdrawalDecision } from './WithdrawalDecision.tsx';

/** One withdrawal with what it is decided by, beside those that wait too. */
export function WithdrawalReview({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const label = useLabel();
  const { code } = useLanguage();
  const [, change] = useAddress();
  const [isRejection, decide] = useState<boolean>();
  const query = useQuery(getWithdrawalReviewOptions({ path: { id } }));
  const list = useRows<WithdrawalRow>(['listWithdrawalQueue', { state: 'REVIEW' }], ({ cursor, signal }) =>
    listWithdrawalQueue({ query: { state: 'REVIEW', cursor }, signal }),
  );
  const [now] = useState(Date.now);
  const rights = useRights(query.data);
  const waiting = list.rows ?? [];
  const review = query.data;
  /** The next one that waits, or the whole list when none does. */
  const goOn = () => {
    const place = waiting.findIndex((row) => row.id === id);
    const next = waiting[place + 1] ?? waiting.find((row) => row.id !== id);
    decide(undefined);
    change({ order: next?.id }, { replace: true });
  };
  return (
    <>
      <PageHeader
        title={review ? t`Withdrawal ${review.order.orderNo}` : t`Withdrawal`}
        text={
          review && (
            <Inline gap={2}>
              <Money amount={review.order.amount} currency={review.order.currency} />
              <Tag>{label(stateLabels, review.order.state)}</Tag>
              <DateTime value={review.order.createdAt} hasSeconds />
            </Inline>
          )
        }
        actions={
          <ButtonLink href="/withdrawals?state=REVIEW" icon={ArrowLeft}>
            {t`All withdrawals`}
          </ButtonLink>
        }
      />
      <ReviewLayout
        label={t`Withdrawals to decide`}
        current={id}
        queue={waiting.map((row) => ({
          key: row.id,
          href: `/withdrawals?order=${row.id}`,
          amount: <Money amount={row.amount} currency={row.currency} />,
          age: formatAgo(Date.parse(row.createdAt), now, code),
          name: <bdi>{row.username}</bdi>,
          mark: row.flags[0] && (
            <Text as="span" size="small" tone="negative">
              {label(flagLabels, row.flags[0])}
            </Text>
          ),
        }))}
        queueEnd={
          list.hasMore && (
            <Button isFullWidth isPending={list.isLoadingMore} onClick={list.more}>
              {t`Show more`}
            </Button>
          )
        }
        aside={review && <MemberFacts review={review} />}
        note={review && <Text size="small">{rights.note}</Text>}
        actions={
          (rights.mayApprove || rights.mayReject) && (
            <>
              {rights.mayReject && (
                <Button variant="danger" onClick={() => decide(true)}>
                  {t`Reject`} (R)
                </Button>
              )}
              {rights.mayApprove && (
                <Button variant="primary" onClick={() => decide(false)}>
                  {t`Approve`} (A)
                </Button>
              )}
            </>
          )
        }
        keys={[
          ...(rights.mayReject ? [{ letter: 'R', onPress: () => decide(true) }] : []),
          ...(rights.mayApprove ? [{ letter: 'A', onPress: () => decide(false) }] : []),
        ]}
      >
        <Loaded query={query}>{(data) => <Evidence review={data} />}</Loaded>
      </ReviewLayout>
      {review && isRejection !== undefined && (
        <Decision review={review} isRejection={isRejection} onClose={() => decide(undefined)} onDone={goOn} />
      )}
    </>
  );
}

/** What this operator may do with it, and what is to be known before. */
function useRights(review: Review | undefined) {
  const { t } = useLingui();
  const [first, second] = [useMay('approveWithdrawal'), useMay('approveRequest')];
  const mayReject = useMay('rejectWithdrawal');
  if (review?.order.state !== 'REVIEW') return { mayApprove: false, mayReject: false, note: '' };
  const { approval } = review;
  return {
    mayReject,
    mayApprove: approval ? second && first && !approval.isOwn : first,
    note: approval
      ? approval.isOwn
        ? t`You have approved it. Another operator has to approve it too.`
        : t`You are the second of two.`
      : Number(review.order.amount) > Number(review.secondOver)
        ? t`Two operators have to approve an amount as large as this.`
        : t`Your decision is written to the audit trail.`,
  };
}

interface DecisionProps {
  readonly review: Review;
  readonly isRejection: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The question of the first, or of the second who agrees. */
function Decision({ review: { order, approval }, isRejection, onClose, onDone }: DecisionProps) {
  const { t } = useLingui();
  const act = useAct();
  const { orderNo } = order;
  if (isRejection || !approval)
    return <WithdrawalDecision order={order} isRejection={isRejection} onClose={onClose} onDone={onDone} />;
  const send = () => approveRequest({ path: { approvalId: approval.id } });
  const stale = ['listWithdrawalQueue', 'getWithdrawalReview', 'getOverview', 'listAudit'];
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`Approve the withdrawal ${orderNo}?`}
      description={t`It is paid out at once and cannot be stopped.`}
      confirmLabel={t`Approve`}
      onConfirm={() =>
        void act.run(send, { said: t`The withdrawal is approved`, stale }).then((done) => done && onDone())
      }
    />
  );
}
