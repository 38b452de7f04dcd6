const DAY_MS = 86_400_000;

/** Milliseconds of a day that `HH:MM:SS` stands for. */
function msOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

/**
 * When a time of day comes next.
 *
 * @param time `HH:MM:SS` in UTC
 * @param now the moment it is looked for from; that very moment does not count
 */
export function nextAt(time: string, now: Date): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const today = midnight + msOf(time);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}
