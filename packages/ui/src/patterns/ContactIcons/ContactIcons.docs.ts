import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Buttons that open customer service elsewhere.',
  useWhen: ['The whole site, where the merchant has such services.'],
  avoidWhen: ['Help pages: these are links in the footer.'],
  anatomy: ['Tabs beside the page on a desktop, round buttons on small screens'],
  dos: ['Leave out what has no address.', 'Name the hours in the title.'],
  donts: ['Do not add more services than people know.', 'Do not cover other controls.'],
  example: 'OneEmpty',
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Opens the service in a new tab'],
  ],
  accessibility: [
    'Each link says that it opens a new tab, which learns nothing of this one.',
    'On small screens they step aside while somebody reads on.',
  ],
  content: ['The title is the service and its hours: "LINE, day and night".'],
};
