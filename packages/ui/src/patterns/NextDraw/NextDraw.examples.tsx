import type { PartExamples } from '../../part-docs.ts';
import { drawFixture } from '../DrawCard/DrawCard.fixtures.ts';
import { NextDraw } from './NextDraw.tsx';

export const examples: PartExamples = {
  Do: () => <NextDraw draw={drawFixture} allHref="#draws" />,
  Dont: () => <NextDraw draw={{ ...drawFixture, name: 'Mekong 5/45: win 84,200,000 today' }} allHref="#draws" />,
};
