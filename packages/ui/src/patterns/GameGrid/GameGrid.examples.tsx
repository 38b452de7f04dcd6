import { Alert } from '../../components/Alert/Alert.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import { GameGrid } from './GameGrid.tsx';

const games = gameFixtures(4);

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={2}>
      <GameGrid label="Slots before the banner" games={games.slice(0, 2)} />
      <Alert title="VIP week" description="Double points until Sunday." />
      <GameGrid label="Slots after the banner" games={games.slice(2)} />
    </Stack>
  ),
};
