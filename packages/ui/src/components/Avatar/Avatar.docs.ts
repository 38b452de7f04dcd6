import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: "A member's picture or initials.",
  useWhen: ['Beside the name of a member, or inside a button that is named.'],
  avoidWhen: ['A logo of a vendor: take a `LazyImage`.'],
  anatomy: ['Circle with a picture, or initials'],
  dos: ['Set the name beside it.', 'Take the size `lg` only at the head of a page about the member.'],
  donts: [
    'Do not make it carry information that no word carries.',
    'Do not use it for decoration of lists without members.',
  ],
  keyboard: [],
  accessibility: ['It is hidden from screen readers: the name stands beside it.'],
  content: ['Initials are taken from the account name.'],
};
