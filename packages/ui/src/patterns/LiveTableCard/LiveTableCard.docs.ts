import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A table with a dealer: who speaks what there, what may be staked, who may still come.',
  useWhen: ['The list of live tables.'],
  avoidWhen: ['Rooms of players: take a `RoomTable`.'],
  anatomy: ['Cover with status', 'Name, vendor, dealer and language', 'Limits and seats'],
  dos: ['Say when a table under maintenance is expected back.', 'Give the language its own name and tag.'],
  donts: ['Do not add a second link.', 'Do not show seats where anybody may join.'],
  example: 'Maintenance',
  keyboard: [
    ['Tab', 'One stop for the whole card'],
    ['Enter', 'Opens the table'],
  ],
  accessibility: [
    'An article named by the table; the link over the whole card is its heading.',
    'Language, limits and seats are said in words, the language in its own tongue.',
  ],
  content: ['Names of languages are in themselves.'],
};
