import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { BonusCourse } from '../../parts/bonuses/BonusCourse.tsx';
import { GiveUpBonus } from '../../parts/bonuses/GiveUpBonus.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { bonusQuery } from '../../queries/bonuses.ts';
import { BonusFacts } from './BonusFacts.tsx';

interface BonusViewProps {
  readonly id: string;
  /** Address of all bonuses. */
  readonly listHref: string;
}

/** One bonus, with everything that became of it. */
export function BonusView({ id, listHref }: BonusViewProps) {
  const { t } = useLingui();
  const { data: bonus, error, refetch, isFetching } = useQuery(bonusQuery(id));
  const back = (
    <ButtonLink href={listHref}>
      <Trans>All bonuses</Trans>
    </ButtonLink>
  );
  if (isApiError(error) && error.code === 'NOT_FOUND')
    return (
      <StateView
        kind="empty"
        title={t`You have no bonus with this number`}
        description={t`Choose one from your bonuses.`}
      >
        {back}
      </StateView>
    );
  if (error && !bonus) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!bonus)
    return (
      <Stack gap={4}>
        <Skeleton shape="title" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  const isOpen = bonus.state === 'ACTIVE' || bonus.state === 'QUEUED';
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          {bonus.beganAt !== undefined && <BonusCourse bonus={bonus} />}
          <BonusFacts bonus={bonus} />
          {isOpen && <GiveUpBonus bonus={bonus} />}
        </Stack>
      </Card>
      <div>{back}</div>
    </Stack>
  );
}
