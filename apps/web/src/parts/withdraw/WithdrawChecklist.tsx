import { Trans, useLingui } from '@lingui/react/macro';
import { DateTime } from '@mekong/ui/DateTime';
import { Checklist, type ChecklistItem } from '@mekong/ui/patterns/Checklist';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { WithdrawNeeds } from './use-withdraw-needs.ts';

interface WithdrawChecklistProps {
  readonly needs: WithdrawNeeds;
  /**
   * Stands on the page of withdrawals, which has the forms of account and password itself.
   * @default false
   */
  readonly isAtForms?: boolean;
}

/** What a withdrawal needs, how each of it stands, and where it is done: the same wherever it is told. */
export function WithdrawChecklist({ needs: { identity, account, proof }, isAtForms = false }: WithdrawChecklistProps) {
  const { t } = useLingui();
  const toDo = t({ message: 'To do', context: 'checklist', comment: 'State of a thing that the member has to do' });
  const done = t({ message: 'Done', context: 'checklist', comment: 'State of a thing that the member had to do' });
  const linkTo = (label: string) => (isAtForms ? undefined : { label, href: '/member?page=withdraw' });
  const identityLabels = {
    open: toDo,
    waiting: t({ message: 'In review', context: 'checklist', comment: 'State of the identity check' }),
    failed: t({ message: 'Expired', context: 'checklist', comment: 'State of the document of the identity check' }),
    done,
  };
  const accountStates: Record<
    WithdrawNeeds['account']['state'],
    Pick<ChecklistItem, 'state' | 'stateLabel' | 'note'>
  > = {
    open: {
      ...{ state: 'open', stateLabel: toDo },
      note: t`It has to be in your own name. For your protection a new account can be used after a waiting time.`,
    },
    review: {
      state: 'waiting',
      stateLabel: t({
        message: 'Name is being checked',
        comment: 'State of an account that money is paid out to',
      }),
    },
    waiting: {
      state: 'waiting',
      stateLabel: t({
        message: 'Waiting',
        context: 'account',
        comment: 'State of an account: it is too new to be used',
      }),
      note: account.usableFrom !== undefined && (
        <Trans comment="A date and time follows">
          Can be used from <DateTime value={account.usableFrom} />
        </Trans>
      ),
    },
    blocked: {
      ...{ state: 'failed', stateLabel: toDo },
      note: t`See the status of your accounts, or add another one.`,
    },
    done: { state: 'done', stateLabel: done },
  };
  const title = t`Before you can withdraw`;
  return (
    <Section title={title}>
      <Stack gap={3}>
        <Text tone="muted">
          <Trans>Complete these now, so that your money doesn't have to wait for them later.</Trans>
        </Text>
        <Checklist
          label={title}
          items={[
            {
              key: 'identity',
              title: t({ message: 'Identity check', context: 'page', comment: 'Page where members say who they are' }),
              state: identity,
              stateLabel: identityLabels[identity],
              note: identity === 'open' ? t`Four steps. You need it once, before your first withdrawal.` : undefined,
              link:
                identity === 'open' || identity === 'failed'
                  ? { label: t`Open the identity check`, href: '/member?page=kyc' }
                  : undefined,
            },
            {
              key: 'account',
              title: t`Account you withdraw to`,
              ...accountStates[account.state],
              link: account.state === 'open' || account.state === 'blocked' ? linkTo(t`Add an account`) : undefined,
            },
            {
              key: 'proof',
              title: t`Withdrawal password or passkey`,
              ...(proof === 'done' ? { state: 'done', stateLabel: done } : { state: 'open', stateLabel: toDo }),
              note: proof === 'open' ? t`You confirm each withdrawal with one of them.` : undefined,
              link: proof === 'open' ? linkTo(t`Set the withdrawal password`) : undefined,
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
