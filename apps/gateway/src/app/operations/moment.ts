import { z } from 'zod';

/** As a field of the browser sends it. */
const WRITTEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * A moment in UTC that lies ahead; empty for none.
 *
 * @param message what the operator is told of any other
 */
export const momentAhead = (message: string) =>
  z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === '' ? undefined : new Date(WRITTEN.test(text) ? `${text}Z` : '')))
    .refine((moment) => moment === undefined || moment.getTime() > Date.now(), message);
