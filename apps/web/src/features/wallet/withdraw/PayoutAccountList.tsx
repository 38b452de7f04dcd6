import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listPayoutAccountsQueryKey } from '@mekong/api-client/queries/listPayoutAccounts';
import { chooseDefaultAccount } from '@mekong/api-client/sdk/chooseDefaultAccount';
import { removePayoutAccount } from '@mekong/api-client/sdk/removePayoutAccount';
import type { PayoutAccount, PayoutAccounts, PayoutMethods } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { DateTime } from '@mekong/ui/DateTime';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, CircleCheck, Clock3, Hourglass } from 'lucide';
import { useRef, useState } from 'react';
import { useAction } from '../../../parts/step-up/use-action.tsx';
import { AccountForm } from './AccountForm.tsx';
import { accountName } from './account-name.ts';

interface StateLook {
  readonly label: MessageDescriptor;
  readonly tone: 'positive' | 'negative' | 'info' | 'neutral';
  readonly glyph: IconGlyph;
}

const looks: Record<Exclude<PayoutAccount['state'], object>, StateLook> = {
  REVIEW: {
    label: msg({ message: 'Name is being checked', comment: 'State of an account that money is paid out to' }),
    tone: 'info',
    glyph: Hourglass,
  },
  WAITING: {
    label: msg({ message: 'Waiting', context: 'account', comment: 'State of an account: it is too new to be used' }),
    tone: 'info',
    glyph: Clock3,
  },
  ACTIVE: {
    label: msg({ message: 'Can be used', comment: 'State of an account that money is paid out to' }),
    tone: 'positive',
    glyph: CircleCheck,
  },
  BLOCKED: {
    label: msg({ message: 'Blocked', context: 'account', comment: 'State of an account that money is paid out to' }),
    tone: 'negative',
    glyph: Ban,
  },
};

interface PayoutAccountListProps {
  readonly accounts: PayoutAccounts;
  readonly offer: PayoutMethods;
  /** Nothing else waits on the page, so that adding an account may be its one main action. */
  readonly isMain: boolean;
}

/** The accounts that money can be paid out to: each with its state, what can be done with it, and the way to another one. */
export function PayoutAccountList({ accounts: { accounts, most }, offer, isMain }: PayoutAccountListProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { act, pending, alert, dialog } = useAction();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PayoutAccount>();
  const list = useRef<HTMLDivElement>(null);
  const isFormOpen = isAdding || accounts.length === 0;
  const put = (answer: PayoutAccounts) => queryClient.setQueryData(listPayoutAccountsQueryKey(), answer);

  async function remove({ id }: PayoutAccount): Promise<void> {
    setRemoved(undefined);
    const isDone = await act(`remove ${id}`, async (run) =>
      put(await run(() => removePayoutAccount({ path: { accountId: id } }))),
    );
    // its buttons have gone with it
    if (isDone) list.current?.focus();
  }
  return (
    <Card>
      <div ref={list} tabIndex={-1}>
        <Stack gap={4}>
          {accounts.map((account) => {
            const { id, holder, state, usableFrom, isDefault } = account;
            const { label, tone, glyph } = lookUp(looks, state, looks.REVIEW);
            const name = accountName(account);
            return (
              <Stack key={id} gap={2}>
                <Inline justify="space-between" gap={3}>
                  <Stack gap={1}>
                    <Text weight="bold">
                      <bdi>{name}</bdi>
                    </Text>
                    <Text size="small" tone="muted">
                      <bdi>{holder}</bdi>
                    </Text>
                  </Stack>
                  <Tag tone={tone} icon={glyph}>
                    {i18n._(label)}
                  </Tag>
                </Inline>
                {state === 'WAITING' && usableFrom !== undefined && (
                  <Text size="small" tone="muted">
                    <Trans comment="A date and time follows">
                      Can be used from <DateTime value={usableFrom} />
                    </Trans>
                  </Text>
                )}
                <Inline gap={3}>
                  {isDefault ? (
                    <Text size="small" tone="muted">
                      <Trans comment="Of the account that is chosen at first">Offered first</Trans>
                    </Text>
                  ) : (
                    <Button
                      size="sm"
                      variant="ghost"
                      isPending={pending === `default ${id}`}
                      isDisabled={pending !== undefined}
                      onClick={() =>
                        void act(`default ${id}`, async () =>
                          put(await chooseDefaultAccount({ path: { accountId: id } })),
                        )
                      }
                    >
                      <Trans comment="Chooses an account at first from now on">
                        Offer first<VisuallyHidden>: {name}</VisuallyHidden>
                      </Trans>
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="ghost"
                    isPending={pending === `remove ${id}`}
                    isDisabled={pending !== undefined}
                    onClick={() => setRemoved(account)}
                  >
                    <Trans comment="Takes an account away">
                      Remove<VisuallyHidden>: {name}</VisuallyHidden>
                    </Trans>
                  </Button>
                </Inline>
              </Stack>
            );
          })}
          {alert}
          {isFormOpen ? (
            <AccountForm
              offer={offer}
              isMain={isMain}
              onAdded={(answer) => {
                put(answer);
                setAdding(false);
                list.current?.focus();
              }}
              onClose={
                accounts.length === 0
                  ? undefined
                  : () => {
                      setAdding(false);
                      list.current?.focus();
                    }
              }
            />
          ) : accounts.length >= most ? (
            <Text size="small" tone="muted">
              <Trans>You have as many accounts as you can have. Remove one to add another.</Trans>
            </Text>
          ) : (
            <Button onClick={() => setAdding(true)}>
              <Trans>Add an account</Trans>
            </Button>
          )}
        </Stack>
      </div>
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={(isOpen) => isOpen || setRemoved(undefined)}
        title={t`Remove ${removed ? accountName(removed) : ''}?`}
        description={t`If you add it again, it waits again before it can be used.`}
        confirmLabel={t`Remove the account`}
        cancelLabel={t`Keep the account`}
        onConfirm={() => removed && void remove(removed)}
        tone="danger"
      />
      {dialog}
    </Card>
  );
}
