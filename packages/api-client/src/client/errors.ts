import type { ErrorCode, ParamsOf } from '../generated/error-codes.gen.ts';
import type { ErrorParams } from '../generated/reader-types.gen.ts';

export type { ErrorCode, ErrorParams };

/** Names of the values that the contract gives a code. */
type ParamName<Code extends ErrorCode> = {
  [Name in keyof ErrorParams]-?: [NonNullable<ParamsOf<Code>[Name & keyof ParamsOf<Code>]>] extends [never]
    ? never
    : Name;
}[keyof ErrorParams];

/** Values of a code. Each may be absent all the same: the gateway may be older than this client. */
export type ReadParams<Code extends ErrorCode> = Code extends ErrorCode
  ? [ParamName<Code>] extends [never]
    ? { [Name in keyof ErrorParams]?: never }
    : Pick<ErrorParams, ParamName<Code>>
  : never;

export interface ApiErrorInit<Code extends ErrorCode = ErrorCode> {
  code: Code;
  /** HTTP status; 0 when no answer came. */
  status: number;
  params?: ReadParams<Code> | undefined;
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
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: Code;
  readonly status: number;
  /** Values for the message of the code. Compare `code` first: which ones there are depends on it. */
  readonly params: ReadParams<Code>;
  /** Number of the request in the gateway's log; show it beside the message. */
  readonly requestId: string | undefined;
  /** The next try must carry a captcha. */
  readonly captcha: boolean;

  constructor({ code, status, params, requestId, captcha, cause }: ApiErrorInit<Code>) {
    super(requestId ? `${code} (${requestId})` : code, { cause });
    this.code = code;
    this.status = status;
    this.params = params ?? ({} as ReadParams<Code>);
    this.requestId = requestId;
    this.captcha = captcha ?? false;
  }
}

/** An error of each code, so that comparing `code` tells which `params` there are. */
export type AnyApiError = { [Code in ErrorCode]: ApiError<Code> }[ErrorCode];

/** Narrows a caught value. */
export const isApiError = (error: unknown): error is AnyApiError => error instanceof ApiError;
