import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Leads to another place.',
  useWhen: ['In text, in lists, in navigation.'],
  avoidWhen: ['It does something here: take a `Button`.', 'The main way onward: take a `ButtonLink`.'],
  anatomy: ['Words, underlined inside a sentence', 'A note for a new tab'],
  dos: ['Set `isInText` inside a sentence.', 'Set `aria-current` on the link to where the visitor is.'],
  donts: ['Do not write "here" or "more".', 'Do not open a new tab for pages of the site.'],
  example: 'InText',
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter', 'Follows it'],
  ],
  accessibility: ['A link to another tab says so, and the other site learns nothing about this one.'],
  content: ['Words make sense alone: "See all hot games".'],
};
