import { ComingFamilies } from '../../parts/ComingFamilies.tsx';
import { useViewer } from '../../state/session.ts';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { NewGames } from './NewGames.tsx';
import { PopularGames } from './PopularGames.tsx';
import { Promotions } from './Promotions.tsx';

/** The home page below its first screen, fetched when somebody comes near it. */
export function HomeRest() {
  const { signedIn } = useViewer();
  return (
    <>
      {signedIn && <ContinuePlaying />}
      <PopularGames />
      <NewGames />
      <Promotions />
      <ComingFamilies />
    </>
  );
}
