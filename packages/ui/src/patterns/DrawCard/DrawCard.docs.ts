import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A lottery: the running draw with the time left, and the last numbers.',
  useWhen: ['The list of lotteries and the home page.'],
  avoidWhen: ['One draw in full: the page of the lottery, with `OpenedNumbers`.'],
  anatomy: ['Name and group', 'Phase and number of the draw', 'Time left', 'Last numbers'],
  dos: ['Show `DrawCardSkeleton` while it loads.', 'Hand over `clockOffset` of the server.'],
  donts: ['Do not add a second link into the card.', 'Do not announce numbers of cards in a row.'],
  example: 'Loading',
  keyboard: [
    ['Tab', 'One stop for the whole card'],
    ['Enter', 'Opens the page of the lottery'],
  ],
  accessibility: ['The link is named by the lottery; time and numbers are text.'],
  content: ["Names are in the reader's language and may be long."],
};
