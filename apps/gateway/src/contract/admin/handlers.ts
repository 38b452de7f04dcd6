import type { ADMIN_OPERATIONS, AdminOperationId } from '@mekong/api-client/admin/contract/operations';
import type { WaitingForApproval } from '@mekong/api-client/admin/contract/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Trx } from '../../kernel/db/types.ts';
import type { OperatorLanguage } from './language.ts';
import type { Operator } from './operator.ts';

type Validators = typeof import('@mekong/api-client/admin/contract/validators');

/** Output of the contract's validator of that name; `undefined` where the operation has no such part. */
type Part<Name extends string> = Name extends keyof Validators
  ? Validators[Name] extends z.ZodMiniType
    ? z.output<Validators[Name]>
    : undefined
  : undefined;

/** Who the audit chain names, as services take it. */
export interface AdminChanger {
  /** Name of the operator. */
  id: string;
  role: 'operator';
  ip: string;
}

type Roles<Id extends AdminOperationId> = (typeof ADMIN_OPERATIONS)[Id]['roles'][number];

/** One call of an operation of the console: its parts are checked by the contract, its caller has the role. */
export interface AdminCall<Id extends AdminOperationId> {
  body: Part<`z${Capitalize<Id>}Body`>;
  query: Part<`z${Capitalize<Id>}Query`>;
  path: Part<`z${Capitalize<Id>}Path`>;
  /** `undefined` where a visitor may call. */
  operator: 'visitor' extends Roles<Id> ? undefined : Operator;
  /** The same for the audit chain; hand it to whatever writes. */
  by: AdminChanger;
  ip: string;
  /** Language of the words in the answer. */
  language: OperatorLanguage;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Says that everything was so already: a write that changes nothing leaves no row in the audit chain. */
  unchanged(): void;
}

/** Operations that may need a second operator. */
export type ApprovableId = {
  [Id in AdminOperationId]: (typeof ADMIN_OPERATIONS)[Id]['approval'] extends true ? Id : never;
}[AdminOperationId];

/** One call of an operation that may have waited for a second operator: it is done long after its request is gone. */
export interface ApprovableCall<Id extends AdminOperationId>
  extends Pick<AdminCall<Id>, 'body' | 'query' | 'path' | 'by' | 'language' | 'unchanged'> {
  /** Everything is done in it, and only after its end is anything announced (`afterCommit`). */
  trx: Trx;
  /** The request that a second operator has approved; absent where none was needed. */
  approval?: ApprovedBy | undefined;
}

/** A request for a second operator, and who was it. */
export interface ApprovedBy {
  readonly id: string;
  /** Name of the operator who has approved it. */
  readonly decidedBy: string;
  readonly askedAt: Date;
}

/** What a handler gives back: the value without its envelope; nothing for an empty answer. */
export type AdminValue<Id extends AdminOperationId> = `z${Capitalize<Id>}Response` extends keyof Validators
  ? Id extends ApprovableId
    ? Exclude<Part<`z${Capitalize<Id>}Response`>, WaitingForApproval>
    : Part<`z${Capitalize<Id>}Response`>
  : undefined;

export type AdminHandler<Id extends AdminOperationId> = (
  call: Id extends ApprovableId ? ApprovableCall<Id> : AdminCall<Id>,
) => Promise<AdminValue<Id>>;

/** Exactly one handler per operation of the console. */
export type AdminHandlers = { [Id in AdminOperationId]: AdminHandler<Id> };

/** The handlers of one module. */
export type SomeAdminHandlers<Id extends AdminOperationId> = Pick<AdminHandlers, Id>;

/** For each operation that may need a second operator: whether this call of it does. */
export type ApprovalRules = {
  [Id in ApprovableId]: (call: Pick<AdminCall<Id>, 'body' | 'query' | 'path'>) => Promise<boolean>;
};
