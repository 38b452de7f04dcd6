import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { GameRail } from '@mekong/ui/patterns/GameRail';
import { useQuery } from '@tanstack/react-query';
import { GamesRail } from '../../parts/GamesRail.tsx';
import { newGamesQuery } from '../../queries/more-games.ts';
import { WhenNear } from './WhenNear.tsx';

/** What was added last; asked for when somebody comes near it. */
export function NewGames() {
  const { t } = useLingui();
  return (
    <WhenNear name="new" skeleton={<GameRail title={t`New games`} games={undefined} seeAllHref={seeAllHref} />}>
      {() => <Rail />}
    </WhenNear>
  );
}

const seeAllHref = '/rng?filter=NEW';

function Rail() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const games = useQuery(newGamesQuery(code));
  return <GamesRail title={t`New games`} games={games} seeAllHref={seeAllHref} />;
}
