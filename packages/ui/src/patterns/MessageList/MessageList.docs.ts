import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Messages to one person, each opened in its place.',
  useWhen: ['The inbox of the member centre.'],
  avoidWhen: ['News for everybody: take an `AnnouncementModal`.'],
  anatomy: ['Box to choose it', 'Title, mark of an unread one, kind and time', 'Text and actions of the open one'],
  dos: ['Mark a message as read when it is opened.', 'Say by an action where the message leads.'],
  donts: ['Do not open several at once.', 'Do not put the whole text into the title.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through boxes, messages and actions'],
    ['Space', 'Chooses a message'],
    ['Enter, Space', 'Opens and closes a message'],
  ],
  accessibility: ['Unread is said in words; each box names its message.'],
  content: ['A title says what has happened: "Your deposit has arrived".'],
};
