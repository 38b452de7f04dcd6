import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverClockOffset } from '../../queries/status.ts';

/** Milliseconds after which a provider is slow. */
const slowAfter = 8_000;

/** The provider is being asked for what is needed to pay. */
export function OrderPreparing({ since }: { readonly since: string }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const slowAt = Date.parse(since) + slowAfter - serverClockOffset(queryClient);
  const [isSlow, setSlow] = useState(() => Date.now() >= slowAt);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), Math.max(0, slowAt - Date.now()));
    return () => clearTimeout(timer);
  }, [slowAt]);
  return (
    <Stack gap={4}>
      {isSlow ? (
        <Alert
          title={t`The payment provider is slow to answer`}
          description={t`Your order is kept and nothing has been charged. You can wait here, or come back later: it is under your deposits.`}
        />
      ) : (
        <Alert title={t`We are preparing your payment`} description={t`This takes a few seconds.`} />
      )}
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
