import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A choice of one from a list.',
  useWhen: ['Five to about thirty choices.', 'In a bar over a table, with the variant `filter`.'],
  avoidWhen: [
    'Two to about six choices that are worth reading: take a `RadioGroup`.',
    'Actions behind a button: take a `Menu`.',
  ],
  anatomy: [
    'Label',
    'Field with the chosen option',
    'List with options, their glyphs and hints',
    'Description and error',
  ],
  dos: [
    'Keep the options in an order that readers expect.',
    'Set the variant `filter` only where the value says what it is.',
  ],
  donts: [
    'Do not add an empty option to undo the choice of a required field.',
    'Do not put more than about thirty options into it.',
  ],
  keyboard: [
    ['Enter, Space, Arrow down, Arrow up', 'Opens the list'],
    ['Arrow down, Arrow up', 'In the list: moves past what is disabled'],
    ['Home, End, Page Up, Page Down', 'Moves to the ends, or by ten'],
    ['Letters', 'Move to the option that begins with them'],
    ['Enter, Space, Tab', 'Chooses the active option'],
    ['Escape', 'Closes the list without a change'],
  ],
  accessibility: [
    'The select-only combobox of the ARIA Authoring Practices; the focus stays in the field.',
    'The page behind the open list stays usable and readable.',
  ],
  content: ['Options are nouns or short phrases that differ in their first words.'],
};
