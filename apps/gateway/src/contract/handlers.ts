import type { OPERATIONS, OperationId } from '@mekong/api-client/contract/operations';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Trx } from '../kernel/db/types.ts';
import type { ActorFor } from './actor.ts';

type Validators = typeof import('@mekong/api-client/contract/validators');

/** Output of the contract's validator of that name; `undefined` where the operation has no such part. */
type Part<Name extends string> = Name extends keyof Validators
  ? Validators[Name] extends z.ZodMiniType
    ? z.output<Validators[Name]>
    : undefined
  : undefined;

/** Header names are lower case on a request. */
type LowerKeys<T> = T extends object ? { [K in keyof T as Lowercase<K & string>]: T[K] } : T;

/** One call of an operation: its parts are checked and typed by the contract, its caller is allowed to make it. */
export interface Call<Id extends OperationId> {
  body: Part<`z${Capitalize<Id>}Body`>;
  query: Part<`z${Capitalize<Id>}Query`>;
  path: Part<`z${Capitalize<Id>}Path`>;
  headers: LowerKeys<Part<`z${Capitalize<Id>}Headers`>>;
  actor: ActorFor<(typeof OPERATIONS)[Id]['roles'][number]>;
  /** Product language of the answer: query, header Language, Accept-Language, merchant's default. */
  language: LanguageCode;
  /** Address of the caller, believed through trusted proxies only. */
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the handler of a money operation is given besides. */
interface MoneyCall {
  /** Everything is done in it; it ends with the answer, so announce nothing from within. */
  trx: Trx;
}

/** Operations whose handler sends the answer by itself: a stream, or a page of a window. */
type SendsItself = 'streamEvents' | 'startSocialSignIn' | 'finishSocialSignIn';

/** A file that is saved under a name, and sent while it is made. */
export interface FileAnswer {
  /** With its ending, `.csv` or `.pdf`; letters of the alphabet, digits, `-`, `_` and `.` alone. */
  readonly name: string;
  /** Asked for the next piece when the reader has taken those before; ended early when the reader leaves. */
  readonly pieces: AsyncIterable<string | Uint8Array>;
}

/** Operations whose answer is a file: a table for spreadsheets, or a document to print. */
type GivesFile = Extract<OperationId, `${string}Csv` | `${string}Pdf`>;

/** What a handler gives back: the value without its envelope. Streams, pages and empty answers give nothing. */
export type Value<Id extends OperationId> = Id extends SendsItself
  ? undefined
  : Id extends GivesFile
    ? FileAnswer
    : `z${Capitalize<Id>}Response` extends keyof Validators
      ? Part<`z${Capitalize<Id>}Response`>
      : undefined;

type CallOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['money'] extends true ? Call<Id> & MoneyCall : Call<Id>;

export type Handler<Id extends OperationId> = (call: CallOf<Id>) => Promise<Value<Id>>;

/** Exactly one handler per operation: a missing one, or one of an operation that is not in the contract, is no Handlers. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The handlers of one module. */
export type SomeHandlers<Id extends OperationId> = Pick<Handlers, Id>;
