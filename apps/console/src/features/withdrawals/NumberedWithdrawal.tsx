import { useLingui } from '@lingui/react/macro';
import { listWithdrawalQueue } from '@mekong/api-client/admin/sdk/listWithdrawalQueue';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { useAddress } from '../../state/address.ts';

/** Leads from the number of a withdrawal, or of a payment of one, to where it is decided. */
export function NumberedWithdrawal({ number }: { readonly number: string }) {
  const { t } = useLingui();
  const [, change] = useAddress();
  const query = useQuery({
    queryKey: ['listWithdrawalQueue', { number }],
    queryFn: ({ signal }) => listWithdrawalQueue({ query: { q: number.slice(0, 60), pageSize: 1 }, signal }),
  });
  const id = query.data?.content[0]?.id;
  useEffect(() => {
    if (id !== undefined) change({ number: undefined, order: id }, { replace: true });
  });
  return (
    <>
      <PageHeader title={t`Withdrawal ${number}`} />
      <Loaded query={query}>
        {({ content }) =>
          content.length === 0 && (
            <StateView
              kind="empty"
              level={2}
              title={t`No withdrawal has this number`}
              description={t`Check the number. Withdrawals can be found by user name too.`}
            >
              <ButtonLink href="/withdrawals?tab=orders">{t`All withdrawals`}</ButtonLink>
            </StateView>
          )
        }
      </Loaded>
    </>
  );
}
