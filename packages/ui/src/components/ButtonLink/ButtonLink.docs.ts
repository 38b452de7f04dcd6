import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A link that looks like a button.',
  useWhen: ['The main way onward leads to another page: "Deposit", "Register".'],
  avoidWhen: [
    'It does something on this page: take a `Button`.',
    'It stands in a sentence or in a list of links: take a `Link`.',
  ],
  anatomy: ['Box in the variants and heights of `Button`', 'Optional glyph before the label', 'Label'],
  dos: ['Keep it a link: people open it in a new tab.', 'Give it an `aria-label` where the label shrinks to its icon.'],
  donts: [
    'Do not put two `primary` ones into one view, whether buttons or links.',
    'Do not use `onClick` instead of an address.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    'It is a link to screen readers, with the name of its label.',
    "Navigation is left to the app's link component, which the provider hands over.",
  ],
  content: ['Say where it leads, in words that make sense without the text around it.'],
};
