import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A quiet line about what stands below it: a game, a vendor.',
  useWhen: ['An announcement about one game or vendor.'],
  avoidWhen: ['News of the whole site: take an `AnnouncementMarquee`.', 'Something went wrong: take an `Alert`.'],
  anatomy: ['Title, a button that opens the text', 'Close button'],
  dos: ['Show one at a time.', 'Leave out what was closed from then on.'],
  donts: ['Do not put two of them on a page.', 'Do not give it the focus.'],
  example: 'Several',
  keyboard: [
    ['Tab', 'Moves through title and close button'],
    ['Enter, Space', 'Opens the text, or closes the line'],
  ],
  accessibility: ['It is announced politely when it comes.', 'After it is closed the focus goes on from there.'],
  content: ['One idea; the text is never cut.'],
};
