import { getAgentBillOptions } from '@mekong/api-client/queries/getAgentBill';
import { getAgentBillTotalsOptions } from '@mekong/api-client/queries/getAgentBillTotals';
import { getAgentIncomeOptions } from '@mekong/api-client/queries/getAgentIncome';
import { listAgentBillMembersQueryKey } from '@mekong/api-client/queries/listAgentBillMembers';
import { listAgentBillResultsQueryKey } from '@mekong/api-client/queries/listAgentBillResults';
import { listAgentBillsQueryKey } from '@mekong/api-client/queries/listAgentBills';
import { listAgentBillWagesQueryKey } from '@mekong/api-client/queries/listAgentBillWages';
import { getAgentBillMembersCsv } from '@mekong/api-client/sdk/getAgentBillMembersCsv';
import { getAgentBillMembersPdf } from '@mekong/api-client/sdk/getAgentBillMembersPdf';
import { getAgentBillPdf } from '@mekong/api-client/sdk/getAgentBillPdf';
import { getAgentBillResultsCsv } from '@mekong/api-client/sdk/getAgentBillResultsCsv';
import { getAgentBillResultsPdf } from '@mekong/api-client/sdk/getAgentBillResultsPdf';
import { getAgentBillsCsv } from '@mekong/api-client/sdk/getAgentBillsCsv';
import { getAgentBillsPdf } from '@mekong/api-client/sdk/getAgentBillsPdf';
import { getAgentBillWagesCsv } from '@mekong/api-client/sdk/getAgentBillWagesCsv';
import { getAgentBillWagesPdf } from '@mekong/api-client/sdk/getAgentBillWagesPdf';
import { getAgentIncomeCsv } from '@mekong/api-client/sdk/getAgentIncomeCsv';
import { getAgentIncomePdf } from '@mekong/api-client/sdk/getAgentIncomePdf';
import { listAgentBillMembers } from '@mekong/api-client/sdk/listAgentBillMembers';
import { listAgentBillResults } from '@mekong/api-client/sdk/listAgentBillResults';
import { listAgentBills } from '@mekong/api-client/sdk/listAgentBills';
import { listAgentBillWages } from '@mekong/api-client/sdk/listAgentBillWages';
import type { GetAgentIncomeData, ListAgentBillResultsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TABLE_MS } from './table-time.ts';

const staleTime = 5_000;

/** Which bills: those whose windows end in a period, of one kind or of all. */
export type IncomeQuery = NonNullable<GetAgentIncomeData['query']>;

/** Sums by day and kind. Those before stay while others come. */
export const incomeQuery = (query: IncomeQuery) =>
  queryOptions({ ...getAgentIncomeOptions({ query }), staleTime, placeholderData: keepPreviousData });

/** Milliseconds between two looks at bills that no message tells of: those that come by the minute or by the hour. */
const looks: Partial<Record<NonNullable<IncomeQuery['kind']>, number>> = { REALTIME: 30_000, HOURLY: 60_000 };
const lookAfter = ({ kind }: IncomeQuery) => (kind === undefined ? undefined : looks[kind]) ?? false;

/** Sums over all bills of a filter. */
export const billTotalsQuery = (query: IncomeQuery) =>
  queryOptions({
    ...getAgentBillTotalsOptions({ query }),
    staleTime,
    placeholderData: keepPreviousData,
    refetchInterval: lookAfter(query),
  });

/** Bills, the latest first, older ones as they are asked for: whoever has gone far back is not disturbed by new ones. */
export const billsQuery = (query: IncomeQuery) =>
  infiniteQueryOptions({
    queryKey: [listAgentBillsQueryKey()[0], 'all', query] as const,
    queryFn: ({ pageParam: cursor, signal }) => listAgentBills({ query: { ...query, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data && data.pages.length > 3 ? false : lookAfter(query)),
  });

/** One bill with everything it was made from. */
export const billQuery = (billId: string) => queryOptions({ ...getAgentBillOptions({ path: { billId } }), staleTime });

/** Members whose results a bill counts, the greatest valid bet first; or one of them. */
export const billMembersQuery = (billId: string, member?: string) =>
  infiniteQueryOptions({
    queryKey: [listAgentBillMembersQueryKey({ path: { billId } })[0], 'all', billId, member] as const,
    queryFn: ({ pageParam: cursor, signal }) =>
      listAgentBillMembers({ path: { billId }, query: { member, cursor, pageSize: 50 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Which results of a bill: of bets or bonuses, of one member or of all. */
export type BillResultsQuery = Pick<NonNullable<ListAgentBillResultsData['query']>, 'of' | 'member'>;

/** Bets and bonuses that a bill counts, the latest first. */
export const billResultsQuery = (billId: string, only: BillResultsQuery) =>
  infiniteQueryOptions({
    queryKey: [listAgentBillResultsQueryKey({ path: { billId } })[0], 'all', billId, only] as const,
    queryFn: ({ pageParam: cursor, signal }) =>
      listAgentBillResults({ path: { billId }, query: { ...only, cursor, pageSize: 50 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Daily wages that a dividend deducts, the latest first. */
export const billWagesQuery = (billId: string) =>
  infiniteQueryOptions({
    queryKey: [listAgentBillWagesQueryKey({ path: { billId } })[0], 'all', billId] as const,
    queryFn: ({ pageParam: cursor, signal }) =>
      listAgentBillWages({ path: { billId }, query: { cursor, pageSize: 50 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Every bill of a filter with the sums, as a table that the server makes. */
export const fetchBillsCsv = (query: IncomeQuery): Promise<Blob> => getAgentBillsCsv({ query, timeoutMs: TABLE_MS });

/** The bills of a filter with their sums, as a document to print. */
export const fetchBillsPdf = (query: IncomeQuery): Promise<Blob> => getAgentBillsPdf({ query, timeoutMs: TABLE_MS });

/** Every day and kind of a filter with the sums, as a table that the server makes. */
export const fetchIncomeCsv = (query: IncomeQuery): Promise<Blob> => getAgentIncomeCsv({ query, timeoutMs: TABLE_MS });

/** The days of a filter with their sums, as a document to print. */
export const fetchIncomePdf = (query: IncomeQuery): Promise<Blob> => getAgentIncomePdf({ query, timeoutMs: TABLE_MS });

/** Which rows behind a bill are saved. */
export interface BillRowsQuery extends BillResultsQuery {
  readonly billId: string;
}

const wholeFile = ({ billId }: BillRowsQuery) => ({ path: { billId }, timeoutMs: TABLE_MS });
const someResults = ({ of, member, ...bill }: BillRowsQuery) => ({ ...wholeFile(bill), query: { of, member } });

/** Every row behind a figure of a bill, as a table that the server makes, and as a document to print. */
export const billFiles = {
  members: {
    csv: (rows: BillRowsQuery): Promise<Blob> => getAgentBillMembersCsv(wholeFile(rows)),
    pdf: (rows: BillRowsQuery): Promise<Blob> => getAgentBillMembersPdf(wholeFile(rows)),
  },
  results: {
    csv: (rows: BillRowsQuery): Promise<Blob> => getAgentBillResultsCsv(someResults(rows)),
    pdf: (rows: BillRowsQuery): Promise<Blob> => getAgentBillResultsPdf(someResults(rows)),
  },
  wages: {
    csv: (rows: BillRowsQuery): Promise<Blob> => getAgentBillWagesCsv(wholeFile(rows)),
    pdf: (rows: BillRowsQuery): Promise<Blob> => getAgentBillWagesPdf(wholeFile(rows)),
  },
} as const;

/** One bill as it was issued, as a document to print. */
export const fetchBillPdf = (billId: string): Promise<Blob> => getAgentBillPdf({ path: { billId } });
