import { useLingui } from '@lingui/react/macro';
import type { PlayLimit } from '@mekong/api-client/types';
import { GridPairs } from '@mekong/ui/GridPairs';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { useState } from 'react';
import { AskedLimit } from './AskedLimit.tsx';
import { LimitCard } from './LimitCard.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { useLimitWords } from './limit-words.ts';
import { limitPeriods } from './safer-search.ts';

interface LimitsSectionProps {
  readonly limits: readonly PlayLimit[];
  readonly period: PlayLimit['period'];
  readonly onPeriodChange: (period: PlayLimit['period']) => void;
}

/** The limits of a period with what was used of them, and all that wait for their second yes. */
export function LimitsSection({ limits, period, onPeriodChange }: LimitsSectionProps) {
  const { t } = useLingui();
  const { periods } = useLimitWords();
  const [changed, setChanged] = useState<PlayLimit>();
  const shown = limits.filter((limit) => limit.period === period);
  const waiting = limits.filter(({ asked }) => asked !== undefined);
  return (
    <Section title={t`My limits`}>
      <Stack gap={4}>
        <Tabs
          label={t`Period of the limits`}
          tabs={limitPeriods.map((value) => ({ value, label: periods[value] }))}
          value={period}
          onValueChange={onPeriodChange}
        >
          <GridPairs column="card">
            {shown.map((limit) => (
              <LimitCard key={limit.kind} limit={limit} onChange={() => setChanged(limit)} />
            ))}
          </GridPairs>
        </Tabs>
        {waiting.map((limit) => (
          <AskedLimit key={`${limit.kind} ${limit.period}`} limit={limit} />
        ))}
      </Stack>
      {changed && <LimitDialog limit={changed} onClose={() => setChanged(undefined)} />}
    </Section>
  );
}
