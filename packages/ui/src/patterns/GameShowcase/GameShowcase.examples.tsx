import type { PartExamples } from '../../part-docs.ts';
import { featureFixture } from '../GameFeature/GameFeature.fixtures.ts';
import { GameShowcase } from './GameShowcase.tsx';

export const examples: PartExamples = {
  Dont: () => <GameShowcase title="Hot games" games={[featureFixture]} />,
};
