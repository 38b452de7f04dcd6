import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A button that is only a glyph, named by words.',
  useWhen: [
    'Well known actions in little room: close, search, favourite.',
    'A switch on art, with `isPressed` and the variant `overlay`.',
  ],
  avoidWhen: [
    'There is room for a word: a `Button` with an icon is understood by more people.',
    'The glyph only explains the word beside it: take an `Icon`.',
  ],
  anatomy: ['Square box in one of five variants and three sizes', 'Glyph', 'Tooltip of the mouse with the label'],
  dos: [
    'Keep the label the same while `isPressed` changes: "Favourite", not "Add" and "Remove".',
    'Take the variant `overlay` on pictures, whose colours are the same in every theme.',
  ],
  donts: [
    'Do not put several unlabelled glyphs in a row where words would fit.',
    'Do not use a glyph that means something else elsewhere on the page.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it, unless a group around it moves focus by arrow keys'],
    ['Enter, Space', 'Presses it; nothing happens while it is pending'],
  ],
  accessibility: [
    'The label is its accessible name and the tooltip of a mouse.',
    'A switch has `aria-pressed`; a running action has `aria-busy` and takes no second press.',
  ],
  content: ['The label is an imperative or the name of the switch, in sentence case.'],
};
