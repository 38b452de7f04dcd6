import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorWallet, VendorWallets } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { IconButton } from '@mekong/ui/IconButton';
import { Money } from '@mekong/ui/Money';
import type { VendorWalletCard } from '@mekong/ui/patterns/VendorWallets';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { ArrowDownToLine, ArrowUpFromLine, Ban, RotateCw, Wrench } from 'lucide';
import { MAIN } from '../../../parts/own-wallets/own-amounts.ts';
import { unitsOf } from '../../../parts/payment-amount.ts';
import { reasonLabels } from './vendor-labels.ts';

interface VendorCardActions {
  /** Whether the balance of a wallet is being read. */
  readonly isUpdating: (vassalage: string) => boolean;
  /** Whether the reader has asked for that wallet alone. */
  readonly isAsked: (vassalage: string) => boolean;
  readonly onRefresh: (vassalage: string) => void;
  /** Puts a way between two wallets into the form. */
  readonly onChoose: (from: string, to: string) => void;
}

/** Makes the card of a wallet at a provider: what is in it, when it is back, and what can be done with it. */
export function useVendorCards(
  { currency, hasOverdueCredit = false }: VendorWallets,
  { isUpdating, isAsked, onRefresh, onChoose }: VendorCardActions,
): (wallet: VendorWallet) => VendorWalletCard {
  const { t } = useLingui();
  return ({ vassalage, name, balance, openBets, reason, until, isUnderMaintenance, canReceive }) => {
    const opening = isUnderMaintenance && until !== undefined;
    const hasOpen = unitsOf(openBets) > 0n;
    return {
      ...{ key: vassalage, name, balance },
      isUpdating: isUpdating(vassalage),
      note:
        hasOpen || opening ? (
          <>
            {hasOpen && (
              <Trans comment="An amount of money: stakes of bets that are not settled">
                In open bets: <Money amount={openBets} currency={currency} />
              </Trans>
            )}
            {hasOpen && opening && ' · '}
            {opening && (
              <Trans comment="When a provider of games is expected back; a date and time follows">
                Back by <DateTime value={until} />
              </Trans>
            )}
          </>
        ) : undefined,
      state:
        reason === undefined
          ? undefined
          : {
              label: t(lookUp(reasonLabels, reason, reasonLabels.OFF)),
              tone: reason === 'MAINTENANCE' ? 'accent' : 'neutral',
              icon: reason === 'MAINTENANCE' ? Wrench : Ban,
            },
      refresh: (
        <IconButton
          icon={RotateCw}
          size="sm"
          label={t({ message: `Refresh ${name}`, comment: '{name} is a provider of games' })}
          isPending={isAsked(vassalage)}
          onClick={() => onRefresh(vassalage)}
        />
      ),
      actions: (
        <>
          {canReceive && !hasOverdueCredit && (
            <Button size="sm" icon={ArrowUpFromLine} onClick={() => onChoose(MAIN, vassalage)}>
              <Trans comment="Button: brings money to the wallet at a provider, whose name is read out">
                Bring money<VisuallyHidden> to {name}</VisuallyHidden>
              </Trans>
            </Button>
          )}
          {unitsOf(balance) > 0n && (
            <Button size="sm" variant="ghost" icon={ArrowDownToLine} onClick={() => onChoose(vassalage, MAIN)}>
              <Trans comment="Button: brings money back from the wallet at a provider, whose name is read out">
                Bring back<VisuallyHidden> from {name}</VisuallyHidden>
              </Trans>
            </Button>
          )}
        </>
      ),
    };
  };
}
