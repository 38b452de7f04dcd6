import { workOutAgentPlanOptions } from '@mekong/api-client/queries/workOutAgentPlan';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Figures, toWire } from './example-range.ts';

/** A slider stands still for so long before its figures are worked out: milliseconds. */
const PAUSE = 200;

/** What a plan pays of figures, worked out by the gateway as a bill is. The sum of before stays until the next one is known. */
export function usePlanExample(planId: string, figures: Figures) {
  const [asked, setAsked] = useState(figures);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(figures), PAUSE);
    return () => clearTimeout(timer);
  }, [figures]);
  const { volume, loss, active } = asked;
  const { data, error, isFetching, refetch } = useQuery({
    ...workOutAgentPlanOptions({
      path: { planId },
      query: { volume: toWire(volume), loss: toWire(loss), active },
    }),
    placeholderData: keepPreviousData,
  });
  return { data, error, refetch, isUpdating: asked !== figures || isFetching };
}
