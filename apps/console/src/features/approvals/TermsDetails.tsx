import { useLingui } from '@lingui/react/macro';
import type { CreditLineChange, NewBonusOffer } from '@mekong/api-client/admin/types';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { type Description, DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { useLabel } from '../../parts/labels.ts';
import { kindLabels } from '../../parts/offer-labels.ts';
import { useCurrencyOf } from '../../parts/use-currency-of.ts';

/** A bonus that deposits are to bring: for whom, how much, and what has to be bet for it. */
export function AboutBonusOffer({ offer }: { readonly offer: NewBonusOffer }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const label = useLabel();
  const { kind, currency, percent, most, least, times, days, maxStake, maxWin } = offer;
  const money = (key: string, name: string, amount: string | undefined): Description[] =>
    amount === undefined ? [] : [{ key, label: name, value: <Money amount={amount} currency={currency} /> }];
  return (
    <DescriptionList
      label={t`Request`}
      items={[
        {
          key: 'kind',
          label: t({ message: 'For', context: 'bonus offer', comment: 'Which deposit brings the bonus' }),
          value: label(kindLabels, kind),
        },
        { key: 'percent', label: t`Bonus in percent of the deposit`, value: formatPercent(percent / 100, language) },
        ...money('most', t`Greatest bonus`, most),
        ...money('least', t`Least deposit`, least),
        { key: 'times', label: t`How many times deposit and bonus have to be bet`, value: times },
        { key: 'days', label: t`Days to bet it`, value: days },
        ...money('maxStake', t`Largest bet while the bonus is in play`, maxStake),
        ...money(
          'maxWin',
          t({ message: 'Maximum win', comment: 'Most of the money of a bonus that becomes cash' }),
          maxWin,
        ),
      ]}
    />
  );
}

/** A credit line that is to be opened, changed or closed: whose, and how much may be used for how long. */
export function AboutCreditLine({ change }: { readonly change: CreditLineChange }) {
  const { t } = useLingui();
  const { agent, version, limit, termDays } = change;
  const currency = useCurrencyOf(agent);
  const isClosing = Number(limit) === 0;
  return (
    <DescriptionList
      label={t`Request`}
      items={[
        { key: 'agent', label: t`User name of the agent`, value: <bdi>{agent}</bdi> },
        {
          key: 'what',
          label: t`Request`,
          value: isClosing ? t`Close the line` : version === undefined ? t`Open the line` : t`Change the line`,
        },
        ...(isClosing
          ? []
          : [
              {
                key: 'limit',
                label: t({ message: 'Limit', context: 'credit line', comment: 'Column: most that may be used' }),
                value: <Money amount={limit} currency={currency} />,
              },
              { key: 'days', label: t`Days to repay an advance`, value: termDays },
            ]),
      ]}
    />
  );
}
