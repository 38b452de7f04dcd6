import {
  ADMIN_OPERATIONS,
  type AdminOperation,
  type AdminOperationId,
  type OperatorRole,
} from '@mekong/api-client/admin/contract/operations';
import { type ContractOperation, readDocument, readOperation } from '../document.ts';

/** The document of the console's contract. */
export const adminDocument = readDocument('@mekong/api-client/admin/contract/openapi');

/** One operation of the console with all the gateway needs to make a route of it. */
export type AdminContractOperation = ContractOperation<AdminOperationId, AdminOperation>;

const ids = Object.keys(ADMIN_OPERATIONS) as AdminOperationId[];

/** Every operation of the console. */
export const adminOperations: readonly AdminContractOperation[] = ids.map((id) =>
  readOperation<AdminOperationId, AdminOperation>(adminDocument, id, ADMIN_OPERATIONS[id]),
);

/** Operations that a role may call. */
export const operationsOf = (role: OperatorRole): AdminOperationId[] =>
  ids.filter((id) => (ADMIN_OPERATIONS[id] as AdminOperation).roles.includes(role));
