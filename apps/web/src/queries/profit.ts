import { getProfitOptions } from '@mekong/api-client/queries/getProfit';
import { getProfitPdf } from '@mekong/api-client/sdk/getProfitPdf';
import type { ProfitPeriod } from '@mekong/api-client/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Profit and loss by spans of one length. The report before stays while the next one is on its way. */
export const profitQuery = (period: ProfitPeriod) =>
  queryOptions({ ...getProfitOptions({ query: { period } }), staleTime: 30_000, placeholderData: keepPreviousData });

/** The report as a document to print. */
export const fetchProfitPdf = (period: ProfitPeriod): Promise<Blob> => getProfitPdf({ query: { period } });
