import type { PartExamples } from '../../part-docs.ts';
import { boardFixture } from './SlotBoard.fixtures.ts';
import { SlotBoard } from './SlotBoard.tsx';

/** Nothing was paid, and still cells are lit: it looks like a win. */
export const examples: PartExamples = {
  Dont: () => (
    <SlotBoard
      label="Row 1: Naga, Lotus, Drum."
      reels={boardFixture(['Naga Lotus Drum', 'King Queen King'], ['0 0', '1 1', '2 0'])}
      caption="No win"
    />
  ),
};
