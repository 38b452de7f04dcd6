import { type CoverPlanOptions, coverPlan } from './cover-plan.ts';

/** Main colour of a cover as `#rrggbb`: what its place is filled with until the cover is loaded. */
export const coverTint = (options: CoverPlanOptions): string => coverPlan(options).palette.mid;
