import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Rooms to sit down in: what they cost, who may still come, and the way in.',
  useWhen: ['Rooms of poker and other games among players.'],
  avoidWhen: ['Tables with a dealer: take a `LiveTableCard`.'],
  anatomy: ['Room, game and vendor', 'Blinds or ante, buy-in', 'Seats and status', 'Ways in: sit down or look on'],
  dos: ['Say until when a room is closed.', 'Keep the rows of before while others come.'],
  donts: ['Do not disable a way in without a word.', 'Do not show seats as colours alone.'],
  example: 'Maintenance',
  keyboard: [
    ['Tab', 'Moves through heads and ways in'],
    ['Enter', 'Sorts, or follows the link'],
  ],
  accessibility: ['Seats are said in words; each link names its room.', 'Cards below a width of its own.'],
  content: ['Status is one word: "Open", "Full", "Closed".'],
};
