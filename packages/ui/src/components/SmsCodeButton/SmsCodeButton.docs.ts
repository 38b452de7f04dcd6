import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Asks for a code by SMS and counts down until another one may be asked for.',
  useWhen: ['Beside a `OneTimeCodeField`, as its `end`.'],
  avoidWhen: [
    'The code comes from an app: nothing is sent, so there is no button.',
    'Something else is sent, such as a mail: take a `Button`.',
  ],
  anatomy: [
    'A `Button` that says "Send", "Sending" or the seconds left',
    'A line below it with the reason why no code can be asked for yet',
  ],
  dos: [
    'Keep `deadline` in the storage of the session: after a reload the countdown goes on.',
    'Leave `deadline` as it was when the request fails, so that the button is ready again.',
  ],
  donts: ['Do not stack a second countdown beside it.', 'Do not show it without the number that the code goes to.'],
  example: 'Counting',
  keyboard: [
    ['Tab', 'Moves the focus to it, in every state'],
    ['Enter, Space', 'Asks for a code; nothing happens during the countdown'],
  ],
  accessibility: [
    'It keeps the focus in every state.',
    'The beginning and the end of the countdown are announced; single seconds are not.',
  ],
  content: ['The reason is a whole sentence: "Enter your mobile number first."'],
};
