import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import type { PartConfirmation } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { confirmationQuery } from '../../queries/confirmations.ts';
import { DisputeCard } from './DisputeCard.tsx';
import { PartAnswer } from './PartAnswer.tsx';
import { PartFacts } from './PartFacts.tsx';
import { PartSum } from './PartSum.tsx';

interface PartViewProps {
  readonly partNo: string;
  /** Address of all payments. */
  readonly listHref: string;
}

/** One payment: what it is, how long its receiver may answer, and what was said of it. */
export function PartView({ partNo, listHref }: PartViewProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(confirmationQuery(partNo));
  const part: PartConfirmation | undefined = data;
  const back = (
    <ButtonLink href={listHref}>
      <Trans>See all payments</Trans>
    </ButtonLink>
  );
  if (isApiError(error) && error.code === 'NOT_FOUND')
    return (
      <StateView
        kind="empty"
        title={t`You have no payment with this number`}
        description={t`Check the number, or choose one from your payments.`}
      >
        {back}
      </StateView>
    );
  if (error && !part) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!part)
    return (
      <Stack gap={4}>
        <Skeleton shape="title" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  return (
    <Grid column="panel" gap={5} isFilled>
      <Stack gap={4}>
        <PartSum part={part} />
        {part.dispute ? <DisputeCard part={part} dispute={part.dispute} /> : <PartAnswer part={part} />}
      </Stack>
      <Stack gap={4}>
        <PartFacts part={part} />
        <Inline gap={3}>
          {back}
          <ButtonLink href={`/member?page=withdraw&order=${part.orderNo}`} variant="ghost">
            <Trans>See the withdrawal</Trans>
          </ButtonLink>
        </Inline>
      </Stack>
    </Grid>
  );
}
