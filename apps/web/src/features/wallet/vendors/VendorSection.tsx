import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import type { VendorWallet, VendorWallets as Wallets } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Grid } from '@mekong/ui/Grid';
import { IconButton } from '@mekong/ui/IconButton';
import { Section } from '@mekong/ui/patterns/Section';
import { VendorWallets } from '@mekong/ui/patterns/VendorWallets';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { toast } from '@mekong/ui/Toast/store';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide';
import { useState } from 'react';
import { Failure } from '../../../parts/Failure.tsx';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { UnansweredNotice } from '../../../parts/form/UnansweredNotice.tsx';
import { CreditOverdue } from '../../../parts/own-wallets/CreditOverdue.tsx';
import { MAIN } from '../../../parts/own-wallets/own-amounts.ts';
import { useCollect } from '../../../parts/own-wallets/use-collect.ts';
import { useOwnTransfer } from '../../../parts/own-wallets/use-own-transfer.ts';
import { unitsOf } from '../../../parts/payment-amount.ts';
import { vendorWalletsQuery } from '../../../queries/vendor-wallets.ts';
import { OwnTransferForm } from './OwnTransferForm.tsx';
import { useVendorCards } from './use-vendor-cards.tsx';
import { VendorTransfers } from './VendorTransfers.tsx';
import { WalletSums } from './WalletSums.tsx';

/** Wallets at providers, where the merchant has them or money is left there; nothing otherwise. */
export function VendorSection({ hrefOf }: { readonly hrefOf: (transferNo: string) => string }) {
  const { code } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(vendorWalletsQuery(code));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data || (data.isSingle && data.content.length === 0)) return null;
  return <Known wallets={data} isFetching={isFetching} onRefresh={() => refetch()} hrefOf={hrefOf} />;
}

/** Wallets in sight until all are asked for; those with money are always among them. */
const shownAtFirst = 8;

const isUsed = ({ balance, openBets }: VendorWallet): boolean => unitsOf(balance) > 0n || unitsOf(openBets) > 0n;

interface KnownProps {
  readonly wallets: Wallets;
  readonly isFetching: boolean;
  readonly onRefresh: () => Promise<{ readonly isSuccess: boolean }>;
  readonly hrefOf: (transferNo: string) => string;
}

function Known({ wallets, isFetching, onRefresh, hrefOf }: KnownProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { isSingle, content, currency, atVendors, step, hasOverdueCredit = false } = wallets;
  const [asked, setAsked] = useState<string>();
  const [isRefreshed, setRefreshed] = useState(false);
  const collect = useCollect();
  const first = content.find(({ canReceive }) => canReceive) ?? content[0];
  const kit = useOwnTransfer({
    wallets,
    first:
      isSingle || hasOverdueCredit
        ? { from: first?.vassalage ?? MAIN, to: MAIN }
        : { from: MAIN, to: first?.vassalage ?? MAIN },
    onDone: ({ amount, currency: of }) => {
      const money = moneyInSentence(amount, { language, currency: of });
      toast({
        tone: 'positive',
        title: t({ message: `${money} was moved`, comment: '{money} is an amount of money' }),
      });
    },
  });
  const refresh = (key: string) => {
    setAsked(key);
    setRefreshed(false);
    void onRefresh().then(({ isSuccess }) => {
      setAsked(undefined);
      setRefreshed(isSuccess);
    });
  };
  /** Puts a way into the form, and the focus where its amount is typed. */
  const choose = (from: string, to: string) => {
    for (const [name, value] of [
      ['from', from],
      ['to', to],
      ['amount', ''],
    ] as const)
      kit.form.setValue(name, value);
    kit.form.clearErrors();
    kit.form.setFocus('amount');
  };
  const [isWhole, setWhole] = useState(false);
  // what is there comes first, then the order of the menu
  const ordered = [...content.filter(isUsed), ...content.filter((one) => !isUsed(one))];
  const most = Math.max(shownAtFirst, content.filter(isUsed).length);
  const isCut = !isWhole && ordered.length > most;
  const cardOf = useVendorCards(wallets, {
    isUpdating: (wallet) => isFetching && (asked === undefined || asked === 'all' || asked === wallet),
    isAsked: (wallet) => isFetching && asked === wallet,
    onRefresh: refresh,
    onChoose: choose,
  });
  const title = isSingle
    ? t({ message: 'Money left at providers', comment: 'Section: wallets at providers of games' })
    : t({ message: 'Wallets at providers', comment: 'Section: wallets at providers of games' });
  const hasMoney = unitsOf(atVendors) > 0n;
  return (
    <>
      <Section
        title={title}
        aside={
          <>
            <output>
              <VisuallyHidden>{isRefreshed ? t`Balances are up to date` : ''}</VisuallyHidden>
            </output>
            {hasMoney && !collect.resume && (
              <Button size="sm" isPending={collect.isPending} onClick={() => void collect.collect()}>
                {t({ message: 'Collect all', comment: 'Button: brings all money back from providers of games' })}
              </Button>
            )}
            <IconButton
              icon={RotateCw}
              label={t({ message: 'Refresh all wallets', comment: 'Asks the server again for all balances' })}
              isPending={isFetching && asked === 'all'}
              onClick={() => refresh('all')}
            />
          </>
        }
      >
        <Stack gap={4}>
          {isSingle ? (
            <Alert
              title={t`One wallet pays for all games now`}
              description={t`Bring this money back to your main wallet to use it. Collecting takes it from everywhere at once.`}
            />
          ) : (
            <Text tone="muted">
              <Trans>
                Games are played from the wallet at their provider. Bring money there before you play, and back at any
                time.
              </Trans>
            </Text>
          )}
          {hasOverdueCredit && <CreditOverdue />}
          <FailureAlert error={collect.failure} />
          {collect.resume && (
            <UnansweredNotice
              title={t`We don't know yet whether your money was collected`}
              onRetry={collect.resume}
              onDrop={collect.forget}
              isOffline={isApiError(collect.failure) && collect.failure.code === 'NETWORK'}
            />
          )}
          {(hasMoney || !isSingle || kit.resume) && (
            <Grid column="panel" gap={5} isFilled>
              <OwnTransferForm kit={kit} wallets={wallets} step={step} />
              <div>
                <WalletSums {...wallets} />
              </div>
            </Grid>
          )}
          <VendorWallets
            label={title}
            wallets={(isCut ? ordered.slice(0, most) : ordered).map(cardOf)}
            currency={currency}
          />
          {isCut && (
            <div>
              <Button onClick={() => setWhole(true)}>
                <Plural value={ordered.length} one="Show # wallet" other="Show all # wallets" />
              </Button>
            </div>
          )}
        </Stack>
      </Section>
      <VendorTransfers hrefOf={hrefOf} />
    </>
  );
}
