import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Ways to log in through an account elsewhere, in the order the merchant switched them on.',
  useWhen: ["On the log-in and registration forms, below the form's own way."],
  avoidWhen: [
    'None is switched on: hand over an empty list and nothing is shown.',
    'A linked account is managed: take `LinkedAccounts`.',
  ],
  anatomy: [
    'One button for each provider, with a neutral letter in place of its logo',
    "A hint below when the browser blocked the provider's window",
  ],
  dos: [
    'Hand over `pending` while a window is open, so that no second one opens.',
    "Open the provider's window in the same press: the browser blocks it otherwise.",
  ],
  donts: [
    "Do not place them above the merchant's own log-in.",
    "Do not draw the providers' logos: their owners have rules for them.",
  ],
  example: 'Pending',
  keyboard: [
    ['Tab', 'Moves from provider to provider'],
    ['Enter, Space', 'Opens the window of the provider'],
  ],
  accessibility: [
    'The button whose window is open is busy; the others cannot be pressed.',
    'A blocked window is said at once, and the button can be pressed again.',
  ],
  content: [`Buttons read "Continue with …" in the reader's language.`],
};
