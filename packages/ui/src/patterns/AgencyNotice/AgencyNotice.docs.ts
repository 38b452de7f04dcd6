import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Notices for agents, one at a time, acknowledged together once each was shown.',
  useWhen: ['An agent has unread notices after log-in.'],
  avoidWhen: ['Announcements to players: take an `AnnouncementModal`.'],
  anatomy: [
    'Window with the title and text of one notice',
    'Steps back and on, with "Notice 1 of 3"',
    'Button that acknowledges all',
  ],
  dos: [
    'Hand over at least one notice, in the order they are read in.',
    'Treat closing as putting off: the notices stay unread.',
  ],
  donts: ['Do not use it for advertising.', 'Do not acknowledge when the window is closed.'],
  keyboard: [
    ['Tab, Shift+Tab', 'Moves inside the window'],
    ['Enter, Space', 'Turns to another notice, or acknowledges'],
    ['Escape', 'Puts the notices off'],
  ],
  accessibility: [
    'The focus goes along, so that each notice is read from its beginning.',
    'A long text scrolls inside and keys reach it.',
  ],
  content: ['A title says what the notice is about; the text begins with what the agent has to do.'],
};
