import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Accounts elsewhere that log the member in, and those that could.',
  useWhen: ['The security page.'],
  avoidWhen: ['Ways to log in: take `SocialButtons`.'],
  anatomy: ['Linked accounts with name and dates', 'Buttons for those that could be linked'],
  dos: ['Say that a link is permanent before it is made.', "Open the provider's window in the same press."],
  donts: [
    'Do not offer to take a link away: none can be.',
    'Do not show providers that are switched off, unless they are linked.',
  ],
  example: 'NoneLinked',
  keyboard: [
    ['Tab', 'Moves through the buttons'],
    ['Enter, Space', 'Opens the window of the provider'],
  ],
  accessibility: ['While one is being linked the others cannot be pressed.'],
  content: ['"Link Facebook" names act and provider.'],
};
