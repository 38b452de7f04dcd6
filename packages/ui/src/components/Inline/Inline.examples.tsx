import type { PartExamples } from '../../part-docs.ts';
import { Chip } from '../Chip/Chip.tsx';
import { Inline } from './Inline.tsx';

const games = ['Slots', 'Live casino', 'Fishing', 'Bingo', 'Sports', 'Lottery', 'Board games'];
const noop = () => undefined;

export const examples: PartExamples = {
  Do: () => (
    <Inline>
      {games.map((game) => (
        <Chip key={game} isSelected={game === 'Bingo'} onClick={noop}>
          {game}
        </Chip>
      ))}
    </Inline>
  ),
  Dont: () => (
    <div style={{ overflow: 'auto' }}>
      <Inline isWrapping={false}>
        {games.map((game, index) => (
          <span key={game} style={{ marginInlineStart: index * 4 }}>
            <Chip isSelected={game === 'Bingo'} onClick={noop}>
              {game}
            </Chip>
          </span>
        ))}
      </Inline>
    </div>
  ),
};
