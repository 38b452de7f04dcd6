import type { ParamsOf } from '@mekong/api-client/contract/errors';
import type { ErrorCode, ErrorParams } from '@mekong/api-client/contract/types';

interface FaultOptions {
  /** The next try must carry a captcha. */
  captcha?: boolean;
  /** HTTP status in place of the code's own, for failures of the transport (413, 415). */
  status?: number;
  /** What happened, for the log. Never sent. */
  cause?: unknown;
}

/** Values for the message of the code, as the contract lists them at each code. */
type FaultParams<Code extends ErrorCode> = Code extends ErrorCode
  ? Record<never, never> extends ParamsOf<Code>
    ? [options?: FaultOptions & { params?: ParamsOf<Code> }]
    : [options: FaultOptions & { params: ParamsOf<Code> }]
  : never;

/**
 * A failure the caller is told about, by a code of the contract's closed list. Anything else that is thrown becomes
 * `UNKNOWN` with the request id, and its details stay in the log.
 */
export class Fault<Code extends ErrorCode = ErrorCode> extends Error {
  override name = 'Fault';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly captcha: boolean;
  readonly status: number | undefined;

  constructor(code: Code, ...[options = {}]: FaultParams<Code>) {
    super(code, { cause: options.cause });
    this.code = code;
    this.params = options.params ?? {};
    this.captcha = options.captcha ?? false;
    this.status = options.status;
  }
}

/** A `VALIDATION_FAILED` about one input. */
export function invalid(name: string, rule: NonNullable<ErrorParams['fields']>[number]['rule']): Fault {
  return new Fault('VALIDATION_FAILED', { params: { fields: [{ name, rule }] } });
}
