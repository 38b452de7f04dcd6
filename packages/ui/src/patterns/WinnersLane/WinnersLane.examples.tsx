import type { PartExamples } from '../../part-docs.ts';
import { winFixtures, winsSeenAt } from './WinnersLane.fixtures.ts';
import { WinnersLane } from './WinnersLane.tsx';

const wins = winFixtures(2);

export const examples: PartExamples = {
  Do: () => <WinnersLane wins={wins} now={winsSeenAt} />,
  Dont: () => <WinnersLane wins={wins.map((win) => ({ ...win, account: 'sokha.phan.1988' }))} now={winsSeenAt} />,
};
