import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Two rows of games that begin with a feature.',
  useWhen: ['The first games of a page on wide screens.'],
  avoidWhen: ['A line that goes on: take a `GameRail`.', 'A whole lobby: take a `GameGrid` with `hasFeature`.'],
  anatomy: ['Title, and the way to all of them', 'Feature, two columns by two rows', 'Cards'],
  dos: ['Hand over 13 games, as many as the widest page shows.', 'Mark what is in the first screen with `isPriority`.'],
  donts: ['Do not repeat a game of the rail below.', 'Do not let a failure take the page along.'],
  example: 'Loading',
  keyboard: [
    ['Tab', 'Moves through games, their buttons and hearts'],
    ['Enter', 'Opens the game'],
  ],
  accessibility: ['A section named by its title with a list of games; what is not shown is not read either.'],
  content: ['The title is a short noun: "Hot games".'],
};
