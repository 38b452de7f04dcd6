import { toWireDate } from '@mekong/i18n/formats/dates';
import { addDays, daysBetween, isDay, presetRanges } from '@mekong/ui/patterns/RecordFilters/period';
import type { SearchValues } from '../state/address.ts';

/** The first day that is asked for: nothing is older. */
export const firstDay = '2020-01-01';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Names that an address has for days, counted back from today; other days stand in it themselves. */
const isPreset = (range: string | undefined): range is keyof ReturnType<typeof presetRanges> =>
  range === 'today' || range === 'week' || range === 'month';

/**
 * The days that an address asks for; undefined for all.
 *
 * @param now milliseconds since 1970
 * @returns the days, and what of the address says none: `range=year`
 */
export function readPeriod(
  { range, from, to }: SearchValues,
  now: number,
  timeZone: string,
): readonly [days: Days | undefined, ignored: readonly string[]] {
  if (isPreset(range)) return [presetRanges(toWireDate(now, timeZone))[range], []];
  if (from !== undefined && to !== undefined && isDay(from) && isDay(to) && firstDay <= from && from <= to)
    return [{ from, to }, range === undefined ? [] : [`range=${range}`]];
  const said = Object.entries({ range, from, to }).filter(([, value]) => value !== undefined);
  return [undefined, said.map(([name, value]) => `${name}=${value}`)];
}

/** What the address is to say of days: a preset by its name, so that a kept address shows its days anew tomorrow. */
export function writePeriod({ from, to }: Days, today: string): SearchValues {
  const nothing = { range: undefined, from: undefined, to: undefined };
  if (from === firstDay && to === today) return nothing;
  const preset = Object.entries(presetRanges(today)).find(([, days]) => days.from === from && days.to === to);
  return preset ? { ...nothing, range: preset[0] } : { ...nothing, from, to };
}

/** Most days of one choice: all that there are. */
export const longestOf = (today: string): number => daysBetween(firstDay, addDays(today, 1));
