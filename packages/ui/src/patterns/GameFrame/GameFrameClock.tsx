import { useLingui } from '@lingui/react/macro';
import { formatClock } from '@mekong/i18n/formats/duration';
import { Clock } from 'lucide';
import { useEffect, useState } from 'react';
import { Tag } from '../../components/Tag/Tag.tsx';
import * as css from './GameFrame.css.ts';

const second = 1000;

/** Time since the session began. Computed from its beginning, so a tab that slept shows the right time at once. */
export function GameFrameClock({ startedAt }: { readonly startedAt: string }) {
  const { t } = useLingui();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={css.clock}>
      <Tag icon={Clock}>
        <bdi role="timer" dir="ltr" aria-label={t`Time played`}>
          {formatClock((now - Date.parse(startedAt)) / second)}
        </bdi>
      </Tag>
    </span>
  );
}
