import { ApiError } from './errors.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Body of an answer as JSON; undefined when it is not JSON (a proxy's page, an empty body). */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Takes the envelope off: `value`, or the fields beside `success` when there are more (the captcha). An answer without
 * envelope (key set, health) is returned as it is.
 */
export function unwrap(body: unknown): unknown {
  if (!isObject(body) || body.success !== true || !('value' in body)) return body;
  const { success: _, ...rest } = body;
  return Object.keys(rest).length === 1 ? rest.value : rest;
}

/** The code a failed answer claims to have; it counts only after it was checked by {@link failureOf}. */
export const claimedCode = (body: unknown): unknown =>
  isObject(body) && isObject(body.error) ? body.error.code : undefined;

/**
 * Makes the error of a failed answer. One that is not of the contract (a proxy's page, an unknown code) becomes UNKNOWN
 * with its status.
 */
export async function failureOf(
  response: Response,
  body: unknown,
  checks: Pick<Checks, 'errorBodyOf'> | undefined,
): Promise<ApiError> {
  const { status } = response;
  const error = isObject(body) ? checks?.errorBodyOf(body.error) : undefined;
  return new ApiError(error ? { status, ...error } : { code: 'UNKNOWN', status, requestId: requestIdOf(response) });
}

/** Number of the request in the gateway's log. */
export const requestIdOf = (response: Response): string | undefined =>
  response.headers.get('X-Request-Id') ?? undefined;

/** What answers are checked by. */
export type Checks = Pick<typeof import('./validate.ts'), 'checked' | 'errorBodyOf'>;

/**
 * The contract's schemas: a chunk of its own, so that they never delay the first paint. Undefined when the chunk cannot
 * be loaded: then good answers pass unchecked, which beats a site that shows nothing.
 */
export const loadChecks = (): Promise<typeof import('./validate.ts') | undefined> =>
  import('./validate.ts').catch(() => undefined);
