import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayLimit } from '@mekong/api-client/types';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Progress } from '@mekong/ui/Progress';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { percentUsed, useLimitWords } from './limit-words.ts';

/** One limit: what was used of it, what is left and when it begins again, or that there is none. */
export function LimitCard({ limit, onChange }: { readonly limit: PlayLimit; readonly onChange: () => void }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { kinds, written } = useLimitWords();
  const { kind, used, amount, left, resetsAt } = limit;
  const name = kinds[kind];
  const percent = percentUsed(limit);
  return (
    <Card>
      <Stack gap={3}>
        <Inline justify="space-between" isWrapping={false}>
          <Text as="span" weight="bold">
            {name}
          </Text>
          <Button
            size="sm"
            onClick={onChange}
            aria-label={
              amount === undefined
                ? t({ message: `Set a limit: ${name}`, comment: '{name} is what the limit is about: Deposits, Time' })
                : t({
                    message: `Change the limit: ${name}`,
                    comment: '{name} is what the limit is about: Deposits, Time',
                  })
            }
          >
            {amount === undefined ? (
              <Trans>Set a limit</Trans>
            ) : (
              t({ message: 'Change', comment: 'Button: changes a limit' })
            )}
          </Button>
        </Inline>
        <Text as="span" size="large" weight="bold" isTabular>
          {written(kind, used)}
        </Text>
        {amount === undefined || left === undefined ? (
          <Text size="small" tone="muted">
            <Trans>Used so far. No limit is set.</Trans>
          </Text>
        ) : (
          <>
            <Progress
              label={t({ message: `of ${written(kind, amount)}`, comment: 'Behind what was used: the whole limit' })}
              value={percent}
              valueText={t({ message: `${formatPercent(percent / 100, code)} used`, comment: 'Part of a limit' })}
              tone={percent >= 80 ? 'live' : 'accent'}
            />
            <Text size="small" tone="muted">
              <Trans comment="{0} is an amount of money or a span of time">
                {written(kind, left)} left. Starts again on <DateTime value={resetsAt} />.
              </Trans>
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
