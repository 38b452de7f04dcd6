import { listDividendRunsOptions } from '@mekong/api-client/admin/queries/listDividendRuns';
import { listHousePlansOptions } from '@mekong/api-client/admin/queries/listHousePlans';
import { listDisputes } from '@mekong/api-client/admin/sdk/listDisputes';
import { listHouseContracts } from '@mekong/api-client/admin/sdk/listHouseContracts';
import { listIdentityChecks } from '@mekong/api-client/admin/sdk/listIdentityChecks';
import { listSettlementDifferences } from '@mekong/api-client/admin/sdk/listSettlementDifferences';
import { listWithdrawalQueue } from '@mekong/api-client/admin/sdk/listWithdrawalQueue';
import type {
  Approval,
  DisputeRow,
  DividendRun,
  HouseContract,
  HousePlan,
  IdentityCheckRow,
  SettlementDifference,
  WithdrawalRow,
} from '@mekong/api-client/admin/types';
import { useQuery } from '@tanstack/react-query';
import type { CursorPage, PageCall } from '../../queries/use-rows.ts';

/** What a request needs to be told what it is about. */
type Asked = Pick<Approval, 'operation' | 'target' | 'state'>;

/** Number of the row that a request is about. */
const subjectOf = ({ target }: Pick<Approval, 'target'>) => target.id ?? target.contractId;

/** The row that a request is about. */
export const findSubject = <Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
  request: Pick<Approval, 'target'>,
) => rows?.find(({ id }) => id === subjectOf(request));

/** Runs of dividends, when one is to be released: a request names its window, and the sum stands there. */
export function useDividendRuns(requests: readonly Asked[]) {
  const isAsked = requests.some(({ operation }) => operation === 'releaseDividends');
  return useQuery({ ...listDividendRunsOptions(), enabled: isAsked, staleTime: 0 });
}

/** The run that a request releases. */
export const findRun = (runs: readonly DividendRun[] | undefined, { body }: Pick<Approval, 'body'>) =>
  runs?.find(({ job, start }) => job === body.job && start === body.start);

/** Plans, when one is to be offered: a request names its number and its terms, and may be out of date. */
export function useHousePlans(requests: readonly Asked[]) {
  const isAsked = requests.some(({ operation }) => operation === 'offerHouseContract');
  return useQuery({ ...listHousePlansOptions(), enabled: isAsked, staleTime: 0 });
}

/** The plan that a request offers. */
export const findPlan = (plans: readonly HousePlan[] | undefined, { body }: Pick<Approval, 'body'>) =>
  plans?.find(({ planId }) => planId === body.planId);

/** Pages of a list that are looked through, of 100 rows each; what is older is shown by its number. */
const PAGES = 10;

/** Rows of a list that have these numbers: a request names no more, and the lists have the words. */
async function findRows<Row extends { readonly id: string }>(
  ids: readonly string[],
  read: (call: PageCall) => Promise<CursorPage<Row>>,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES && found.length < ids.length; page++) {
    const { content, nextCursor } = await read({ cursor, signal });
    found.push(...content.filter(({ id }) => ids.includes(id)));
    cursor = nextCursor;
    if (cursor === undefined) break;
  }
  return found;
}

/**
 * What requests of one operation are about.
 *
 * @param read a page of the list, only of what still waits when all requests do
 */
function useFound<Row extends { readonly id: string }>(
  requests: readonly Asked[],
  operation: string,
  read: (isWaiting: boolean, call: PageCall) => Promise<CursorPage<Row>>,
) {
  const own = requests.filter((request) => request.operation === operation);
  const isWaiting = own.every(({ state }) => state === 'PENDING');
  const ids = [...new Set(own.map((request) => String(subjectOf(request))))].toSorted();
  return useQuery({
    queryKey: ['subjects', operation, isWaiting, ids],
    queryFn: ({ signal }) => findRows(ids, (call) => read(isWaiting, call), signal),
    enabled: ids.length > 0,
    // what is decided is read as it is now
    staleTime: 0,
  });
}

const size = { pageSize: 100 };

export const useWithdrawals = (requests: readonly Asked[]) =>
  useFound<WithdrawalRow>(requests, 'approveWithdrawal', (isWaiting, { cursor, signal }) =>
    listWithdrawalQueue({ query: { ...size, cursor, ...(isWaiting && { state: 'REVIEW' }) }, signal }),
  );

export const useDisputes = (requests: readonly Asked[]) =>
  useFound<DisputeRow>(requests, 'resolveDispute', (_, { cursor, signal }) =>
    listDisputes({ query: { ...size, cursor }, signal }),
  );

export const useDifferences = (requests: readonly Asked[]) =>
  useFound<SettlementDifference>(requests, 'acceptSettlementDifference', (isWaiting, { cursor, signal }) =>
    listSettlementDifferences({ query: { ...size, cursor, ...(isWaiting && { state: 'OPEN' }) }, signal }),
  );

export const useChecks = (requests: readonly Asked[]) =>
  useFound<IdentityCheckRow>(requests, 'decideIdentityCheck', (isWaiting, { cursor, signal }) =>
    listIdentityChecks({ query: { ...size, cursor, ...(isWaiting && { state: 'IN_REVIEW' }) }, signal }),
  );

export const useHouseContracts = (requests: readonly Asked[]) =>
  useFound<HouseContract & { readonly id: string }>(requests, 'actOnHouseContract', async (_, { cursor, signal }) => {
    const { content, ...page } = await listHouseContracts({ query: { ...size, cursor }, signal });
    return { ...page, content: content.map((contract) => ({ ...contract, id: contract.contractId })) };
  });
