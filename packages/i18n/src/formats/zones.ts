import { dateFormat } from './intl.ts';

const dayMs = 86_400_000;

/**
 * Milliseconds that the clocks of a zone are ahead of UTC at a moment.
 *
 * @throws RangeError when the zone is unknown.
 */
export function offsetAt(moment: number, timeZone: string): number {
  const format = dateFormat('EN', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = format.formatToParts(moment);
  const value = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return local - Math.floor(moment / 1_000) * 1_000;
}

/**
 * The moment at which the clocks of a zone show a time. Of an hour that they show twice it is the first, and a time that
 * they leave out is as much later as they were put forward.
 *
 * @param shown what they show, in milliseconds as if it were UTC
 */
export function momentOf(shown: number, timeZone: string): number {
  const [before, after] = [offsetAt(shown - dayMs, timeZone), offsetAt(shown + dayMs, timeZone)];
  const isShown = (offset: number): boolean => offsetAt(shown - offset, timeZone) === offset;
  return shown - (isShown(before) || !isShown(after) ? before : after);
}
