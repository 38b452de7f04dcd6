import { Trans, useLingui } from '@lingui/react/macro';
import type { PartConfirmation } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { RecordPlaceholder } from '../../parts/records/RecordPlaceholder.tsx';
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
  const query = useQuery(confirmationQuery(partNo));
  const part: PartConfirmation | undefined = query.data;
  const back = (
    <ButtonLink href={listHref}>
      <Trans>See all payments</Trans>
    </ButtonLink>
  );
  if (!part)
    return (
      <RecordPlaceholder
        query={query}
        title={t`You have no payment with this number`}
        description={t`Check the number, or choose one from your payments.`}
      >
        {back}
      </RecordPlaceholder>
    );
  return (
    <Grid column="panel" gap={5} isFilled>
      <Stack gap={4}>
        <PartSum part={part} />
        <PartFacts part={part} />
      </Stack>
      <Stack gap={4}>
        {part.dispute ? <DisputeCard part={part} dispute={part.dispute} /> : <PartAnswer part={part} />}
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
