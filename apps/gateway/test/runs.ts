/** How often `npm test` tries a property whose tries cost much; the nightly run tries it ten times as often. */
export const runs = (byDay: number): number => (process.env.TEST_ENGINES === 'all' ? 10 * byDay : byDay);
