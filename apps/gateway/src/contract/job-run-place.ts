import type { JobRunPlace, JobRunRow } from '../kernel/jobs/job-history.ts';
import type { Place } from './cursors.ts';

/** Runs have no number: what tells one from another goes into the cursor. */
export const placeOfRun = ({ endedAtText, merchant, job, windowStartText }: JobRunRow): Place => ({
  value: endedAtText,
  id: JSON.stringify([merchant, job, windowStartText]),
});

/** The run that a cursor stands behind. */
export function runBehind(place: Place | undefined): JobRunPlace | undefined {
  if (!place) return undefined;
  const [merchant, job, windowStart] = JSON.parse(place.id) as [string, string, string];
  return { endedAt: place.value ?? '', merchant, job, windowStart };
}
