import { Tag } from '../../components/Tag/Tag.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { gameFixtures } from './GameCard.fixtures.ts';
import { GameCard } from './GameCard.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <div style={{ position: 'relative', inlineSize: 180 }}>
      {gameFixtures(1).map((game) => (
        <GameCard key={game.nodeId} game={{ ...game, badge: undefined }} />
      ))}
      <div style={{ position: 'absolute', insetBlockStart: 96, insetInlineStart: 48 }}>
        <Tag tone="negative" variant="solid">
          Win now!
        </Tag>
      </div>
    </div>
  ),
};
