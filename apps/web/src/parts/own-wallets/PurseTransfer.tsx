import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import type { VendorWallet, VendorWallets } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
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
import { bonusesQuery } from '../../queries/bonuses.ts';
import { useDepositsEnded } from '../../queries/safer-play.ts';
import { vendorWalletsQuery } from '../../queries/vendor-wallets.ts';
import { DepositLink } from '../deposit/DepositLink.tsx';
import { FailureAlert } from '../FailureAlert.tsx';
import { UnansweredNotice } from '../form/UnansweredNotice.tsx';
import { unitsOf } from '../payment-amount.ts';
import { AmountToMove } from './AmountToMove.tsx';
import { CreditOverdue } from './CreditOverdue.tsx';
import { MAIN } from './own-amounts.ts';
import { useCollect } from './use-collect.ts';
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
  const haveDepositsEnded = useDepositsEnded();
  const hasBonus = useQuery(bonusesQuery()).data?.content.some(({ state }) => state === 'ACTIVE') === true;
  if (!data && !error) return <Skeleton shape="control" />;
  if (data?.isSingle && unitsOf(data.atVendors) > 0n) return <Collect wallets={data} onPlay={onPlay} />;
  const wallet = data?.content.find(({ vassalage }) => vassalage === vendor);
  if (!data || data.isSingle || !wallet?.canReceive) return otherwise;
  // what is deposited is collected for it first
  if (data.hasOverdueCredit) return <CreditOverdue />;
  if (unitsOf(data.cash) <= 0n)
    return (
      <StateView
        kind="empty"
        level={2}
        title={t`There is no money in your main wallet`}
        description={
          haveDepositsEnded
            ? t`Bring money back from another provider to play this game.`
            : t`Deposit, or bring money back from another provider, to play this game.`
        }
      >
        {hasBonus && <BonusLast />}
        <DepositLink isMain />
        <ButtonLink href="/member?page=transferFund">
          <Trans>Open my wallet</Trans>
        </ButtonLink>
      </StateView>
    );
  return <Bring wallets={data} wallet={wallet} hasBonus={hasBonus} onPlay={onPlay} />;
}

/** Why a bonus does not pay for the game. */
const BonusLast = () => (
  <Text tone="muted">
    <Trans>Bonus money is bet once no cash is left in any of your wallets.</Trans>
  </Text>
);

/** Money that was left at providers when one wallet began to pay for all games: brings it back, and goes on to the game. */
function Collect({ wallets: { atVendors, currency }, onPlay }: Pick<BringProps, 'wallets' | 'onPlay'>) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { collect, isPending, failure, resume, forget } = useCollect(onPlay);
  const money = moneyInSentence(atVendors, { language, currency });
  return (
    <Stack gap={4}>
      <StateView
        kind="empty"
        level={2}
        title={t`One wallet pays for all games now`}
        description={t({
          message: `${money} of yours is left at providers of games. Bring it back to play this game.`,
          comment: '{money} is an amount of money',
        })}
      >
        {!resume && (
          <Button variant="primary" isPending={isPending} onClick={() => void collect()}>
            <Trans>Bring it back and play</Trans>
          </Button>
        )}
      </StateView>
      <FailureAlert error={failure} />
      {resume && (
        <UnansweredNotice
          title={t`We don't know yet whether your money was collected`}
          onRetry={resume}
          onDrop={forget}
          isOffline={isApiError(failure) && failure.code === 'NETWORK'}
        />
      )}
    </Stack>
  );
}

interface BringProps {
  readonly wallets: VendorWallets;
  readonly wallet: VendorWallet;
  /** Whether a bonus is in play. */
  readonly hasBonus: boolean;
  readonly onPlay: () => void;
}

function Bring({ wallets, wallet: { vassalage, name, balance }, hasBonus, onPlay }: BringProps) {
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
          {hasBonus && <BonusLast />}
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
