import { useEffect, useState } from 'react';
import type { FilterChoice } from './filter-choice.ts';

/** Milliseconds without another change before the count is asked for: several filters are often set in a row. */
const pause = 250;

/**
 * How many games a choice would leave.
 *
 * @returns undefined while it is not known: the choice has just changed, or its count could not be had
 */
export function useChoiceResult(
  choice: FilterChoice,
  countOf: ((choice: FilterChoice) => Promise<number | undefined>) | undefined,
): number | undefined {
  const [known, setKnown] = useState<{ readonly choice: FilterChoice; readonly count: number | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page behind the panel may render with another function
  useEffect(() => {
    if (!countOf) return;
    let isCurrent = true;
    const asking = setTimeout(() => {
      countOf(choice).then(
        (count) => isCurrent && setKnown({ choice, count }),
        () => undefined,
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(asking);
    };
  }, [choice]);
  return known?.choice === choice ? known.count : undefined;
}
