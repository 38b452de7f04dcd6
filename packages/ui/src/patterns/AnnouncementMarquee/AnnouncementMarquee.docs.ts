import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'News in one line, which moves only where it does not fit.',
  useWhen: ['Short news about the whole site.'],
  avoidWhen: ['News about one game or vendor: take a `NewsLine`.', 'Long texts: take an `AnnouncementModal`.'],
  anatomy: ['Titles, each a button', 'Button that pauses and plays'],
  dos: ['Keep titles short; they are never cut.', 'Load what opens on intent.'],
  donts: ['Do not put urgent warnings into it.', 'Do not add a second one to a page.'],
  example: 'Fits',
  keyboard: [
    ['Tab', 'Moves through the titles and the pause button; a title that gets the focus stops the line'],
    ['Enter, Space', 'Opens the announcement, or pauses and plays'],
  ],
  accessibility: [
    'WCAG 2.2.2: it stops by its button, and waits under the pointer and the focus.',
    'Under reduced motion it stands still until it is told to play.',
  ],
  content: ['One idea in a title, without a full stop.'],
};
