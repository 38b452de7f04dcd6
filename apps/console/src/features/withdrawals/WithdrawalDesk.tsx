import { useLingui } from '@lingui/react/macro';
import { getWithdrawalReviewOptions } from '@mekong/api-client/admin/queries/getWithdrawalReview';
import { approveRequest } from '@mekong/api-client/admin/sdk/approveRequest';
import { holdWithdrawal } from '@mekong/api-client/admin/sdk/holdWithdrawal';
import type { WithdrawalReview } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Heading } from '@mekong/ui/Heading';
import { Link } from '@mekong/ui/Link';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { type ReviewAction, ReviewLayout } from '@mekong/ui/patterns/ReviewLayout';
import { Select } from '@mekong/ui/Select';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { Failure, FailureAlert } from '../../parts/Failure.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useOptions } from '../../parts/labels.ts';
import { useAct } from '../../parts/use-act.ts';
import { useNow } from '../../parts/use-now.ts';
import { type Doubt, reasonLabels } from '../../parts/withdrawal-labels.ts';
import { useAddress } from '../../state/address.ts';
import { useIsWide } from '../../state/use-wide.ts';
import { CaseHead } from './CaseHead.tsx';
import { Evidence, OnHold } from './Evidence.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { staleAfterDecision } from './stale.ts';
import { useAccountReviews } from './use-account-reviews.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { refreshMs, useQueue } from './use-queue.tsx';
import { useRights } from './use-rights.tsx';
import { WithdrawalDecision } from './WithdrawalDecision.tsx';

/** What is asked, about the withdrawal as it stood then: nobody confirms what has changed under the question. */
interface Question {
  readonly kind: 'hold' | 'release' | 'reject' | 'approve';
  readonly review: WithdrawalReview;
  readonly pays: boolean;
}

/**
 * Where withdrawals are decided: the queue, and the one that is open with what it is decided by. Where there is room for both the
 * first one opens by itself.
 */
export function WithdrawalDesk() {
  const { t } = useLingui();
  const options = useOptions();
  const [{ order: chosen }, change] = useAddress();
  const isWide = useIsWide();
  const now = useNow();
  const queue = useQueue(now);
  const [question, setQuestion] = useState<Question>();
  const [chosenReason, setReason] = useState<{ readonly id: string | undefined; readonly reason: Doubt }>();
  const [released, setReleased] = useState<string>();
  const [said, say] = useState('');
  const { waiting, list } = queue;
  const first = isWide && chosen === undefined ? waiting[0]?.id : undefined;
  const id = chosen ?? first;
  // it stays open when somebody else decides another one, so that nobody decides what has just moved up
  useEffect(() => {
    if (first !== undefined) change({ order: first }, { replace: true });
  });
  const isComing = isWide && id === undefined && list.isLoading;
  const query = useQuery({
    ...getWithdrawalReviewOptions({ path: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => state.data?.order.state === 'REVIEW' && refreshMs,
  });
  const review = id === undefined ? undefined : query.data;
  const rights = useRights(review);
  // chosen and failed for this one, not for the next
  const reason = chosenReason?.id === id ? chosenReason?.reason : undefined;
  const act = useAct();
  const failure = released === id ? act.error : undefined;
  const leave = useHeadingFocus({ shown: id, isShown: id === undefined ? !list.isLoading : review?.order.id === id });
  const ask = (kind: Question['kind']) => review && setQuestion({ kind, review, pays: rights.pays });
  const release = () => {
    setReleased(id);
    void act
      .run(() => holdWithdrawal({ path: { id: id ?? '' }, body: { isHeld: false } }), {
        said: t`The hold is released`,
        stale: staleAfterDecision,
      })
      .then((done) => {
        if (!done) void query.refetch();
      });
  };
  /** The next one that waits, or the queue when none does. */
  const goOn = () => {
    setQuestion(undefined);
    // the first of two signatures leaves it where it is
    const stays = question?.kind === 'approve' && !rights.pays;
    const place = waiting.findIndex((row) => row.id === id);
    const next = waiting[place + 1] ?? waiting.find((row) => row.id !== id);
    if (list.rows === undefined || (stays && !next)) return;
    const none = queue.which === 'ALL' ? t`There are no withdrawals to decide` : t`None of this kind`;
    say(next ? t`Next: withdrawal ${next.orderNo}` : none);
    leave();
    change({ order: next?.id }, { replace: true });
  };
  /** What was refused may have been decided by somebody else meanwhile. */
  const cancel = () => {
    setQuestion(undefined);
    void query.refetch();
  };
  const actions: ReviewAction[] = [
    ...(rights.mayHold ? [{ key: 'hold', label: t`Hold`, letter: 'H', onPress: () => ask('hold') }] : []),
    ...(rights.mayReject
      ? [{ key: 'reject', label: t`Reject`, letter: 'R', variant: 'danger' as const, onPress: () => ask('reject') }]
      : []),
    ...(rights.mayRelease
      ? [
          {
            ...{ key: 'release', label: t`Release the hold`, letter: 'H', variant: 'primary' as const },
            ...{ isPending: act.isPending, onPress: rights.holdsItself ? release : () => ask('release') },
          },
        ]
      : []),
    ...(rights.mayApprove
      ? [
          {
            ...{ key: 'approve', letter: 'A', variant: 'primary' as const, onPress: () => ask('approve') },
            label: rights.pays ? t`Approve and pay` : t`Approve`,
          },
        ]
      : []),
  ];
  return (
    <>
      {id === undefined && !isComing && (
        <PageHeader title={t`Withdrawals`} text={t`What members want to be paid out.`} />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ReviewLayout
        label={t`Withdrawals to decide`}
        title={id === undefined && !isComing ? undefined : t`Withdrawals`}
        titleEnd={<Link href="/withdrawals?tab=orders">{t`All withdrawals`}</Link>}
        tabs={queue.tabs}
        current={isComing ? '' : id}
        queue={queue.entries}
        queueEmpty={
          list.error ? (
            <Failure error={list.error} onRetry={list.retry} />
          ) : list.isLoading ? (
            <Stack gap={3}>
              <Skeleton width="long" />
              <Skeleton width="half" />
              <Skeleton width="long" />
            </Stack>
          ) : (
            <StateView
              kind="empty"
              level={2}
              title={queue.which === 'ALL' ? t`There are no withdrawals to decide` : t`None of this kind`}
            />
          )
        }
        queueEnd={<QueueEnd list={list} />}
        back={{ href: '/withdrawals', label: t`Withdrawals` }}
        aside={review && <MemberFacts review={review} />}
        note={
          (rights.note || Boolean(failure)) && (
            <Stack gap={2}>
              <FailureAlert error={failure} />
              {rights.note && (
                <Text as="div" size="small">
                  {rights.note}
                </Text>
              )}
            </Stack>
          )
        }
        noteEnd={actions.length > 0 && t`Goes to the audit trail`}
        field={
          (rights.mayHold || rights.mayReject) &&
          ((onChosen) => (
            <Select
              label={t`Reason`}
              variant="filter"
              placeholder={t`Reason`}
              options={options(reasonLabels)}
              value={reason}
              onValueChange={(one) => {
                setReason({ id, reason: one as Doubt });
                onChosen();
              }}
            />
          ))
        }
        actions={actions}
      >
        {review ? <CaseHead review={review} now={now} /> : <Heading level={1}>{t`Withdrawal`}</Heading>}
        <Loaded query={query}>{(data) => <Evidence review={data} />}</Loaded>
      </ReviewLayout>
      {question && <Ask question={question} reason={reason} onCancel={cancel} onDone={goOn} />}
    </>
  );
}

/** More of the queue, and what else waits on this page. */
function QueueEnd({ list }: { readonly list: ReturnType<typeof useQueue>['list'] }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const accounts = useAccountReviews();
  const names = accounts.rows?.length ?? 0;
  const count = `${formatNumber(names, code)}${accounts.hasMore ? '+' : ''}`;
  if (!list.hasMore && names === 0) return null;
  return (
    <Stack gap={3}>
      {list.hasMore && (
        <Button isFullWidth isPending={list.isLoadingMore} onClick={list.more}>
          {t`Show more`}
        </Button>
      )}
      {names > 0 && <Link href="/withdrawals?tab=orders">{t`Names to compare: ${count}`}</Link>}
    </Stack>
  );
}

interface AskProps {
  readonly question: Question;
  readonly reason: Doubt | undefined;
  /** It is not decided: nothing was done, or it is on hold. */
  readonly onCancel: () => void;
  /** It is decided. */
  readonly onDone: () => void;
}

/** The question before something is done. */
function Ask({ question: { kind, review, pays }, reason = 'SECURITY', onCancel, onDone }: AskProps) {
  const { t } = useLingui();
  const act = useAct();
  const { order, approval } = review;
  const { id, orderNo } = order;
  if (kind === 'hold') return <HoldDialog order={order} firstReason={reason} onClose={onCancel} />;
  if (kind === 'release') {
    const release = () => holdWithdrawal({ path: { id }, body: { isHeld: false } });
    return (
      <ActDialog
        act={act}
        isOpen
        onClose={onCancel}
        title={t`Release the hold of ${order.hold?.by ?? ''}?`}
        description={t`The withdrawal can be approved after that.`}
        confirmLabel={t`Release the hold`}
        onConfirm={() =>
          void act
            .run(release, { said: t`The hold is released`, stale: staleAfterDecision })
            .then((done) => done && onCancel())
        }
      >
        <OnHold review={review} />
      </ActDialog>
    );
  }
  if (kind === 'reject' || !approval)
    return (
      <WithdrawalDecision
        order={order}
        isRejection={kind === 'reject'}
        pays={pays}
        firstReason={reason}
        onClose={onCancel}
        onDone={onDone}
      />
    );
  const send = () => approveRequest({ path: { approvalId: approval.id } });
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onCancel}
      title={t`Approve the withdrawal ${orderNo}?`}
      description={t`It is paid out at once and cannot be stopped.`}
      confirmLabel={t`Approve`}
      onConfirm={() =>
        void act
          .run(send, { said: t`The withdrawal is approved`, stale: staleAfterDecision })
          .then((done) => done && onDone())
      }
    />
  );
}
