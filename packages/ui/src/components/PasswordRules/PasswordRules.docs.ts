import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The rules of a new password, each with a mark whether it is met.',
  useWhen: ['As the `description` of a `PasswordField` for a new password.'],
  avoidWhen: ['An existing password is typed: rules say nothing there.'],
  anatomy: [
    'One line for each rule, with its mark',
    'Strength, once something is typed',
    'A refusal above, when many people use the password',
  ],
  dos: [
    'Hand over the rules of the merchant in their order.',
    'Show them from the start, so that nobody has to fail first.',
  ],
  donts: [
    'Do not repeat a broken rule as an error while the reader still types.',
    'Do not judge the strength in the browser alone: the server decides.',
  ],
  example: 'Default',
  keyboard: [],
  accessibility: [
    'Each rule says "met" or "not met yet" to screen readers.',
    'How many rules are met is said when that number changes, not with every letter.',
    'A refusal is an alert.',
  ],
  content: ['A rule is a short phrase: "At least 8 characters".'],
};
