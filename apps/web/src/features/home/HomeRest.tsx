import { Split } from '@mekong/ui/Split';
import { Stack } from '@mekong/ui/Stack';
import { useViewer } from '../../state/session.ts';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { NewGames } from './NewGames.tsx';
import { PopularGames } from './PopularGames.tsx';
import { Promotions } from './Promotions.tsx';
import { Vendors } from './Vendors.tsx';
import { Winners } from './Winners.tsx';

/** The home page below its first screen, fetched when somebody comes near it. */
export function HomeRest() {
  const { signedIn } = useViewer();
  return (
    <>
      <Split aside={<Winners />}>
        <Stack gap={{ mobile: 3, tablet: 8 }}>
          {signedIn && <ContinuePlaying />}
          <PopularGames />
          <NewGames />
        </Stack>
      </Split>
      <Promotions />
      <Vendors />
    </>
  );
}
