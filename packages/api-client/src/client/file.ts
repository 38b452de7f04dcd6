import { type CallOptions, currentClient } from './call.ts';
import { ApiError } from './errors.ts';
import { fillPath, queryString, type RequestParts } from './request.ts';

/** A document of thousands of rows takes seconds, and may wait for others. */
const TIMEOUT_MS = 60_000;

/**
 * Fetches a file of the contract. Called by the generated sdk only.
 *
 * @throws ApiError as for any call; TIMEOUT after a minute
 */
export async function fetchFile(
  template: string,
  {
    client = currentClient(),
    path,
    query,
    signal,
    timeoutMs = TIMEOUT_MS,
  }: CallOptions<{ url: string }> & RequestParts = {},
): Promise<Blob> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const address = fillPath(template, path) + queryString(query);
  try {
    const response = await client.open(address, {}, signal ? AbortSignal.any([signal, deadline]) : deadline);
    return await response.blob();
  } catch (cause) {
    if (deadline.aborted && !signal?.aborted) throw new ApiError({ code: 'TIMEOUT', status: 0, cause });
    throw cause;
  }
}
