import { useLingui } from '@lingui/react/macro';
import { getMemberClosingOptions } from '@mekong/api-client/admin/queries/getMemberClosing';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';

/** That a member closes the account, and what keeps it open; nothing for an account that stays. */
export function MemberClosing({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { data } = useQuery(getMemberClosingOptions({ path: { id } }));
  if (!data?.askedAt) return null;
  const { askedAt, closedAt, currency, cash, onHold, openBets, credit, openWithdrawals } = data;
  return (
    <Section title={t`End of the account`}>
      <Stack gap={3}>
        {!closedAt && (
          <Alert
            title={t`The member closes this account`}
            description={t`Play and deposits have ended. It closes automatically when nothing below is left.`}
          />
        )}
        <Card>
          <DescriptionList
            label={t`End of the account`}
            items={[
              { key: 'asked', label: t`Asked for`, value: <DateTime value={askedAt} /> },
              {
                key: 'closed',
                label: t({ message: 'Closed', context: 'account', comment: 'An account that is no more' }),
                value: closedAt ? <DateTime value={closedAt} /> : '–',
              },
              { key: 'cash', label: t`Cash`, value: <Money amount={cash} currency={currency} /> },
              { key: 'hold', label: t`In withdrawals`, value: <Money amount={onHold} currency={currency} /> },
              { key: 'bets', label: t`In open bets`, value: <Money amount={openBets} currency={currency} /> },
              ...(credit
                ? [{ key: 'credit', label: t`Credit to repay`, value: <Money amount={credit} currency={currency} /> }]
                : []),
              { key: 'orders', label: t`Open withdrawals`, value: formatNumber(openWithdrawals, code) },
            ]}
          />
        </Card>
      </Stack>
    </Section>
  );
}
