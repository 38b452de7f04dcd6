import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'How each part of a system is doing, in one line where there is room.',
  useWhen: ['The overview of a console.'],
  avoidWhen: ['Figures of a business: take `StatCards`.', 'One message about one thing: take an `Alert`.'],
  anatomy: ['Glyph of the tone', 'Name of the part', 'How it is doing, in words'],
  dos: ['Give every tone its word (`toneLabel`).', 'Put what needs attention first.'],
  donts: ['Do not tell the state by colour alone.', 'Do not list what nobody can act on.'],
  keyboard: [],
  accessibility: ['A named list; the word of the tone is read with each item.'],
  content: ['Details are facts: "No postings differ".'],
};
