import { listPayoutAccountReviews } from '@mekong/api-client/admin/sdk/listPayoutAccountReviews';
import type { PayoutAccountRow } from '@mekong/api-client/admin/types';
import { useMay } from '../../queries/operator.ts';
import { type Rows, useRows } from '../../queries/use-rows.ts';

/** Accounts whose name somebody has to compare; none are asked for by who may not see them. */
export function useAccountReviews(): Rows<PayoutAccountRow> {
  const enabled = useMay('listPayoutAccountReviews');
  return useRows<PayoutAccountRow>(
    ['listPayoutAccountReviews'],
    ({ cursor, signal }) => listPayoutAccountReviews({ query: { cursor }, signal }),
    { enabled },
  );
}
