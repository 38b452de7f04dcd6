import { createHash } from 'node:crypto';

/** The key of what an operator makes: what is sent twice is made once. */
export interface RequestKey {
  readonly key: string;
  /** Tells whether the same was sent by the same operator. */
  readonly digest: string;
}

/** @returns undefined without a key: it is made anew each time */
export const requestKeyOf = (key: string | undefined, operator: string, sent: object): RequestKey | undefined =>
  key === undefined
    ? undefined
    : {
        key,
        digest: createHash('sha256')
          .update(JSON.stringify([operator, sent]))
          .digest('base64url'),
      };
