import { Trans, useLingui } from '@lingui/react/macro';
import { Countdown } from '@mekong/ui/Countdown';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { billTotalsQuery } from '../../queries/income.ts';
import { serverClockOffset, useMerchant } from '../../queries/status.ts';
import { Failure } from '../Failure.tsx';

const WINDOW_MS = 300_000;

/** End of the five minutes that a moment lies in. */
export const windowEnd = (now: number): number => (Math.floor(now / WINDOW_MS) + 1) * WINDOW_MS;

/** When the next salary is worked out, and what today has come to so far; asked for again while it is seen. */
export function RealTimeNow() {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  const offset = serverClockOffset(useQueryClient());
  const [until, setUntil] = useState(() => windowEnd(Date.now() + offset));
  useEffect(() => {
    const timer = setTimeout(() => setUntil(windowEnd(Date.now() + offset)), until - Date.now() - offset);
    return () => clearTimeout(timer);
  }, [until, offset]);
  const today = toMoments(periodDays({ range: 'today' }, until - WINDOW_MS, timeZone), timeZone);
  const { data, error, refetch, isFetching } = useQuery(billTotalsQuery({ ...today, kind: 'REALTIME' }));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <StatCards
      label={t({ message: 'Real-time salary now', comment: 'Figures that follow the day' })}
      expected={2}
      stats={
        data && [
          {
            key: 'next',
            label: t({ message: 'Next settlement in', comment: 'A time left follows: 04:12' }),
            value: <Countdown until={until} clockOffset={offset} />,
            note: (
              <Trans comment="The five minutes that are counted now: Window 14:30 – 14:35">
                Window <DateTime value={until - WINDOW_MS} show="time" /> – <DateTime value={until} show="time" />
              </Trans>
            ),
          },
          {
            key: 'today',
            label: t({ message: 'Earned today', comment: 'Sum of a day so far' }),
            value: <Money amount={data.amount} currency={data.currency} />,
          },
        ]
      }
    />
  );
}
