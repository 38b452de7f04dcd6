/** Failures the page of a game knows. Those of the wallet keep their names. */
const statuses = {
  VALIDATION_FAILED: 400,
  STAKE_NOT_OFFERED: 400,
  LAUNCH_CODE_USED: 401,
  SESSION_ENDED: 401,
  WALLET_INSUFFICIENT: 402,
  BET_REFUSED: 403,
  NOT_FOUND: 404,
  ROUND_OPEN: 409,
  STEP_TAKEN: 409,
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  SERVICE_BUSY: 503,
  WALLET_UNREACHABLE: 503,
  UNKNOWN: 500,
} as const;

export type ArcadeErrorCode = keyof typeof statuses;

export interface ArcadeErrorParams {
  /** Seconds until the call may be tried again. */
  readonly retryAfter?: number;
  /** Why the wallet refused: one of its own codes. */
  readonly reason?: string;
  /** Largest bet that a bonus of the player allows: a decimal with four places. */
  readonly largest?: string;
  /** Stakes that the game takes, smallest first: decimals with four places. */
  readonly stakes?: readonly string[];
}

/** A failure the page is told about. Everything else that is thrown becomes UNKNOWN and stays in the log. */
export class ArcadeError extends Error {
  override name = 'ArcadeError';
  readonly code: ArcadeErrorCode;
  readonly params: ArcadeErrorParams;

  constructor(code: ArcadeErrorCode, params: ArcadeErrorParams = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.params = params;
  }

  get status(): number {
    return statuses[this.code];
  }
}
