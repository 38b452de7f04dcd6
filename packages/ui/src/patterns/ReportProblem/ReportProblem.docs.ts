import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A problem with a game, in the words of the player.',
  useWhen: ['From the header of a game.'],
  avoidWhen: ['Questions to support: contacts and help.'],
  anatomy: ['Kind of the problem', 'What happened', 'Ticket number, once it is sent'],
  dos: [
    'Show the ticket number with a button that copies it.',
    'Keep what was typed when it is closed and opened again.',
  ],
  donts: ['Do not close it after sending: the number is needed.', 'Do not send without words enough.'],
  example: 'Sent',
  keyboard: [
    ['Tab, Shift+Tab', 'Moves inside the window'],
    ['Enter', 'Sends, from the button'],
    ['Escape', 'Closes it; what was typed stays'],
  ],
  accessibility: ['What is missing is said at its field.'],
  content: ['"What happened?" asks for facts; no blame.'],
};
