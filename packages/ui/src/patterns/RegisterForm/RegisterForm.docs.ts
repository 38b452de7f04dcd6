import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: "Every way to register, each by its switch, with the fields that the merchant's rules ask for.",
  useWhen: ['The registration page.'],
  avoidWhen: ['Changing what is known of a member: the profile page.'],
  anatomy: [
    'Tabs for user name and mobile number',
    'Fields in the order of the rules',
    'Invitation of the link',
    'Consents',
    'Human check in the place of the fields',
  ],
  dos: ['Say which field was refused, and why.', 'Ask for what the rules want and for nothing else.'],
  donts: [
    "Do not check consents beforehand without the merchant's decision.",
    'Do not ask for a code that came with the link again.',
  ],
  example: 'Refused',
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Arrow left, Arrow right', 'On the tabs: switch the way'],
    ['Enter', 'Sends the form'],
  ],
  accessibility: [
    'Rules of the password are live and read when their number changes.',
    'Fields have the names that password managers know.',
  ],
  content: ['Labels are nouns; hints say the rule before it is broken.'],
};
