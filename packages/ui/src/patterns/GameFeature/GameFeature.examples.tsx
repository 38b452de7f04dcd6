import type { PartExamples } from '../../part-docs.ts';
import { featureFixture } from './GameFeature.fixtures.ts';
import { GameFeature } from './GameFeature.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <div style={{ inlineSize: 300, blockSize: 420 }}>
      <GameFeature game={{ ...featureFixture, traits: 'Wins all the time, and wins more than any other game' }} />
    </div>
  ),
};
