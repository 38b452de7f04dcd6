const MINUTE = 60_000;

/** When a member is reminded of a part: in the middle of its time, with a tenth of it left, and five minutes before its end. */
function reminders(openedAt: Date, dueAt: Date): number[] {
  const [from, to] = [openedAt.getTime(), dueAt.getTime()];
  const moments = [to - (to - from) / 2, to - (to - from) / 10, to - 5 * MINUTE];
  return [...new Set(moments)].filter((moment) => moment > from).sort((one, another) => one - another);
}

/** What the clock means for a part that waits. */
export interface ClockReading {
  /** Its time is over. */
  isOver: boolean;
  /** Reminders that were due by now. */
  passed: number;
  /** When to look again: at the next reminder, or at the end. */
  nextAt: Date;
}

/** Reads the clock of a part that waits to be confirmed. */
export function readClock({ openedAt, dueAt }: { openedAt: Date; dueAt: Date }, now: Date): ClockReading {
  const moments = reminders(openedAt, dueAt);
  const next = moments.find((moment) => moment > now.getTime());
  return {
    isOver: dueAt <= now,
    passed: moments.filter((moment) => moment <= now.getTime()).length,
    nextAt: next === undefined ? dueAt : new Date(next),
  };
}
