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

/** Makes the error of a failed answer. An answer that is not of the contract becomes UNKNOWN with its status. */
export async function failureOf(response: Response, body: unknown): Promise<ApiError> {
  const { status } = response;
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const { errorBodyOf } = await import('./validate.ts');
  const error = isObject(body) ? errorBodyOf(body.error) : undefined;
  return new ApiError(error ? { status, ...error } : { code: 'UNKNOWN', status, requestId });
}
