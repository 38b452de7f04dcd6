import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositMethods as DepositOffer } from '@mekong/api-client/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import type { DepositMethodTile } from '@mekong/ui/patterns/DepositMethods';
import { decimalsOf, unitsOf } from '../payment-amount.ts';
import { kindLookOf, useMethodName } from './deposit-labels.tsx';

const million = 1_000_000;

/** Methods as the tiles show them; undefined until they are known. */
export function useMethodTiles(offer: DepositOffer | undefined): readonly DepositMethodTile[] | undefined {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const nameOf = useMethodName();
  return offer?.methods.map(({ method, kind, min, max, step, feeFixed, feePpm, etaSeconds, isOpen }) => {
    const { glyph, text } = kindLookOf(kind);
    const money = (amount: string) => <Money amount={amount} currency={offer.currency} decimals={decimalsOf(step)} />;
    const hasFixed = unitsOf(feeFixed) > 0n;
    const rate = formatPercent(feePpm / million, code);
    return {
      key: method,
      name: nameOf(method),
      glyph,
      text: i18n._(text),
      facts: [
        {
          key: 'range',
          label: t`Amount`,
          value: (
            <Trans context="deposit" comment="The least and the greatest amount">
              {money(min)} to {money(max)}
            </Trans>
          ),
        },
        {
          key: 'fee',
          label: t({ message: 'Fee', comment: 'What is taken off a payment' }),
          value:
            hasFixed && feePpm > 0 ? (
              <Trans comment="A fee of two parts: an amount, and a percentage">
                {money(feeFixed)} and {rate}
              </Trans>
            ) : hasFixed ? (
              money(feeFixed)
            ) : feePpm > 0 ? (
              rate
            ) : (
              t({ message: 'None', context: 'fee', comment: 'There is no fee' })
            ),
        },
        {
          key: 'time',
          label: t({ message: 'Usual time', comment: 'How long a payment takes until it is there' }),
          value: formatDuration(etaSeconds, code),
        },
      ],
      reason: isOpen ? undefined : t`Not available right now. Choose another method, or wait a minute.`,
    };
  });
}
