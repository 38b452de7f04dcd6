import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalReview } from '@mekong/api-client/admin/types';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operatorQuery, useMay } from '../../queries/operator.ts';

/** What this operator may do with a withdrawal, and what is to be known before. */
export interface Rights {
  readonly mayApprove: boolean;
  readonly mayReject: boolean;
  readonly mayHold: boolean;
  readonly mayRelease: boolean;
  /** Whether this operator holds it, and not a colleague. */
  readonly holdsItself: boolean;
  /** Whether an approval pays it; the first of two does not. */
  readonly pays: boolean;
  readonly note: ReactNode;
}

export function useRights(review: WithdrawalReview | undefined): Rights {
  const { t } = useLingui();
  const operator = useQuery(operatorQuery()).data;
  const [first, second] = [useMay('approveWithdrawal'), useMay('approveRequest')];
  const [mayReject, holds] = [useMay('rejectWithdrawal'), useMay('holdWithdrawal')];
  if (review?.order.state !== 'REVIEW')
    return {
      ...{ mayApprove: false, mayReject: false, mayHold: false, mayRelease: false, holdsItself: false, pays: false },
      note: undefined,
    };
  const { approval, order, payout, secondOver, seconds } = review;
  const { hold, currency } = order;
  const limit = <Money amount={secondOver} currency={currency} decimals={0} />;
  const isOver = Number(order.amount) > Number(secondOver);
  const needsTwo = isOver && seconds.length > 0;
  const holdsItself = hold !== undefined && hold.by === operator?.name;
  const rights = { mayReject, mayHold: holds && !hold, mayRelease: holds && hold !== undefined, holdsItself };
  if (hold) {
    const note = holdsItself
      ? t`You hold it. Release the hold before it is approved.`
      : t`${hold.by} holds it. It has to be released before it is approved.`;
    return { ...rights, mayApprove: false, pays: false, note };
  }
  if (!first || (approval && !second))
    return {
      ...rights,
      mayApprove: false,
      pays: false,
      note: t`You can reject it or put it on hold, but not approve it.`,
    };
  // the gateway refuses it too
  if (payout.accountState === 'REVIEW')
    return {
      ...rights,
      mayApprove: false,
      pays: false,
      note: (
        <span>
          {t`The name of the account has to be compared before it is approved.`}{' '}
          <Link href="/withdrawals?tab=orders">{t`Names to compare`}</Link>
        </span>
      ),
    };
  if (payout.accountState === 'BLOCKED')
    return { ...rights, mayApprove: false, pays: false, note: t`The account is blocked. Nothing can be paid to it.` };
  if (approval)
    return {
      ...rights,
      mayApprove: !approval.isOwn,
      pays: true,
      note: approval.isOwn ? (
        <Stack gap={1}>
          {t`You have approved it. Another operator has to approve it too.`}
          <Seconds names={seconds} />
        </Stack>
      ) : (
        <Trans comment="Before a second operator approves a withdrawal; an amount of money">
          You are the second of two. Amounts over {limit} need both.
        </Trans>
      ),
    };
  return {
    ...rights,
    mayApprove: true,
    pays: !needsTwo,
    note: (
      <Stack gap={1}>
        <span>
          {needsTwo ? (
            <Trans comment="Before the first of two operators approves a withdrawal; an amount of money">
              You are the first of two. Amounts over {limit} need both.
            </Trans>
          ) : (
            t`You decide alone.`
          )}
        </span>
        {isOver && !operator?.isOpen && <Seconds names={seconds} />}
      </Stack>
    ),
  };
}

/** Names that are shown; how many there are beside them is said. */
const shown = 3;

/** Who could approve it too, or that nobody could, with the way to a second operator. */
function Seconds({ names }: { readonly names: readonly string[] }) {
  const { t } = useLingui();
  const mayInvite = useMay('inviteOperator');
  if (names.length === 0)
    return (
      <span>
        {t`Nobody else can approve it.`} {mayInvite && <Link href="/operators">{t`Invite a second operator`}</Link>}
      </span>
    );
  const rest = names.length - shown;
  const said = [...names.slice(0, shown), ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
  return (
    <span>
      <Trans comment="Names of operators who could approve a withdrawal too">
        The second can be: <bdi>{said}</bdi>
      </Trans>
    </span>
  );
}
