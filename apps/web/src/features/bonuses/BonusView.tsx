import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { BonusCourse } from '../../parts/bonuses/BonusCourse.tsx';
import { GiveUpBonus } from '../../parts/bonuses/GiveUpBonus.tsx';
import { RecordPlaceholder } from '../../parts/records/RecordPlaceholder.tsx';
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
  const query = useQuery(bonusQuery(id));
  const bonus = query.data;
  const back = (
    <ButtonLink href={listHref}>
      <Trans>All bonuses</Trans>
    </ButtonLink>
  );
  if (!bonus)
    return (
      <RecordPlaceholder
        query={query}
        title={t`You have no bonus with this number`}
        description={t`Choose one from your bonuses.`}
      >
        {back}
      </RecordPlaceholder>
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
