import type { PartExamples } from '../../part-docs.ts';
import { winnerFixtures } from './WinnersBoard.fixtures.ts';
import { WinnersBoard } from './WinnersBoard.tsx';

const winners = winnerFixtures(3);

export const examples: PartExamples = {
  Do: () => <WinnersBoard winners={winners} />,
  Dont: () => <WinnersBoard winners={winners.map((winner) => ({ ...winner, account: 'sokha.phan.1988' }))} />,
};
