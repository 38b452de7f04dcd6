import type { ErrorCode } from '../generated/error-codes.gen.ts';
import type { ErrorParams } from '../generated/reader-types.gen.ts';

export type { ErrorCode, ErrorParams };

export interface ApiErrorInit {
  code: ErrorCode;
  /** HTTP status; 0 when no answer came. */
  status: number;
  params?: ErrorParams | undefined;
  requestId?: string | undefined;
  captcha?: boolean | undefined;
  cause?: unknown;
}

/**
 * The one error every call rejects with (besides the caller's own abort). The message for the reader is made from
 * `code` and `params` by the i18n package; server text is never shown.
 *
 * Codes made on this side: NETWORK (no connection), TIMEOUT (no answer in time), UNREADABLE (an answer came and does not
 * match the contract), UNKNOWN (the call could not be made, or a failure that is not of the contract).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: ErrorParams;
  /** Number of the request in the gateway's log; show it beside the message. */
  readonly requestId: string | undefined;
  /** The next try must carry a captcha. */
  readonly captcha: boolean;

  constructor({ code, status, params, requestId, captcha, cause }: ApiErrorInit) {
    super(requestId ? `${code} (${requestId})` : code, { cause });
    this.code = code;
    this.status = status;
    this.params = params ?? {};
    this.requestId = requestId;
    this.captcha = captcha ?? false;
  }
}

/** Narrows a caught value. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
