import { useLingui } from '@lingui/react/macro';
import type { Bonus } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Progress } from '@mekong/ui/Progress';

/** Bets so far, of those that turn the bonus into cash. */
export function BonusCourse({
  bonus: { done, required, currency },
}: {
  readonly bonus: Pick<Bonus, 'done' | 'required' | 'currency'>;
}) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const [so, all] = [done, required].map((amount) => moneyInSentence(amount, { language, currency }));
  return (
    <Progress
      label={t`Bets that count`}
      value={Number(done)}
      max={Number(required)}
      valueText={t({ message: `${so} of ${all}`, comment: 'Two amounts of money: bets so far, and bets in all' })}
    />
  );
}
