import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import type { VendorWallet, VendorWallets } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Money } from '@mekong/ui/Money';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vendorWalletsQuery } from '../../queries/vendor-wallets.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { UnansweredNotice } from '../form/UnansweredNotice.tsx';
import { unitsOf } from '../payment-amount.ts';
import { AmountToMove } from './AmountToMove.tsx';
import { MAIN } from './own-amounts.ts';
import { useOwnTransfer } from './use-own-transfer.ts';

interface PurseTransferProps {
  /** Code of the provider of the game. */
  readonly vendor: string;
  /** Opens the game, when money is there. */
  readonly onPlay: () => void;
  /** What is said where one wallet pays for all games. */
  readonly otherwise: ReactNode;
}

/** A game is played from the wallet at its provider, where too little lies: offers to bring money there, and goes on to the game. */
export function PurseTransfer({ vendor, onPlay, otherwise }: PurseTransferProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { data, error } = useQuery(vendorWalletsQuery(code));
  if (!data && !error) return <Skeleton shape="control" />;
  const wallet = data?.content.find(({ vassalage }) => vassalage === vendor);
  if (!data || data.isSingle || !wallet?.canReceive) return otherwise;
  if (unitsOf(data.cash) <= 0n)
    return (
      <StateView
        kind="empty"
        level={2}
        title={t`There is no money in your main wallet`}
        description={t`Deposit, or bring money back from another provider, to play this game.`}
      >
        <ButtonLink variant="primary" href="/member?page=depositv2">
          {t({ message: 'Deposit', context: 'page', comment: 'Page where money is paid in' })}
        </ButtonLink>
        <ButtonLink href="/member?page=transferFund">
          <Trans>Open my wallet</Trans>
        </ButtonLink>
      </StateView>
    );
  return <Bring wallets={data} wallet={wallet} onPlay={onPlay} />;
}

interface BringProps {
  readonly wallets: VendorWallets;
  readonly wallet: VendorWallet;
  readonly onPlay: () => void;
}

function Bring({ wallets, wallet: { vassalage, name, balance }, onPlay }: BringProps) {
  const { t } = useLingui();
  const { currency, cash, step } = wallets;
  const kit = useOwnTransfer({ wallets, first: { from: MAIN, to: vassalage }, onDone: onPlay });
  const { form, submit, isPending, failure, resume, forgetUnanswered, decimals, mostOf } = kit;
  return (
    <Card as="section" aria-labelledby="bring-first" padding="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Heading level={2} id="bring-first">
            <Trans comment="The name of a provider of games">Bring money to {name} first</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>
              This game is played from your wallet at its provider. You can bring the money back at any time.
            </Trans>
          </Text>
          <DescriptionList
            label={t`Your wallets`}
            items={[
              { key: 'main', label: t`Main wallet`, value: <Money amount={cash} currency={currency} /> },
              { key: 'there', label: name, value: <Money amount={balance} currency={currency} /> },
            ]}
          />
          <AmountToMove
            control={form.control}
            currency={currency}
            decimals={decimals}
            step={step}
            most={mostOf(MAIN)}
          />
          <FailureAlert error={failure} />
          {resume ? (
            <UnansweredNotice
              title={t`We don't know yet whether your money was moved`}
              onRetry={resume}
              onDrop={forgetUnanswered}
              isOffline={isApiError(failure) && failure.code === 'NETWORK'}
            />
          ) : (
            <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
              <Trans>Move the money and play</Trans>
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}
