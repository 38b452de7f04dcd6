import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Ways to pay in, with what has to be known before one is chosen.',
  useWhen: ['The first step of a deposit.'],
  avoidWhen: ['Choices without facts: take a `RadioGroup`.'],
  anatomy: [
    'Question',
    'Tiles: glyph, name, what the payer does, mark',
    'Bounds, fee and usual time',
    'Why one is shut',
  ],
  dos: ['Order them by time, the quickest first.', 'Keep a shut one in its place and say why.'],
  donts: ['Do not leave the fee for the next step.', 'Do not choose for the payer one that is shut.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves to the chosen tile, or the first that can be chosen'],
    ['Arrow keys', 'Choose the next or the one before'],
  ],
  accessibility: ['A group of native radio buttons; each is described by its facts and by the reason why it is shut.'],
  content: ['The name as the bank or network writes it; what the payer does in five to eight words.'],
};
