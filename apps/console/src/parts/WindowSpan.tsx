import { DateTime } from '@mekong/ui/DateTime';

interface WindowSpanProps {
  readonly start: string;
  /** Excluded. */
  readonly end: string;
}

const hour = 3_600_000;

/** A window as people name it: days by their dates, shorter ones by the time they begin and end. */
export function WindowSpan({ start, end }: WindowSpanProps) {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  // the shortest day has 23 hours, the longest 25
  if (to - from < 23 * hour)
    return (
      <span>
        <DateTime value={start} /> – <DateTime value={end} show="time" />
      </span>
    );
  return (
    <span>
      <DateTime value={start} show="date" />
      {to - from > 25 * hour && (
        <>
          {' – '}
          <DateTime value={to - 1} show="date" />
        </>
      )}
    </span>
  );
}
