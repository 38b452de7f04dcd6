import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lookUp } from '@mekong/api-client/unlisted';

/** Names of the symbols of the house, by their ids. */
const symbolLabels = {
  lotus: msg({ message: 'Lotus', comment: 'Slot symbol: stands in for others' }),
  lantern: msg({ message: 'Lantern', comment: 'Slot symbol: opens free spins' }),
  naga: msg({ message: 'Naga', comment: 'Slot symbol: the many-headed river serpent of Khmer temples' }),
  elephant: msg({ message: 'Elephant', comment: 'Slot symbol' }),
  apsara: msg({ message: 'Apsara crown', comment: 'Slot symbol: the crown of the temple dancers' }),
  drum: msg({ message: 'Drum', comment: 'Slot symbol' }),
  coin: msg({ message: 'Gold coin', comment: 'Slot symbol' }),
  ace: msg({ message: 'Ace', comment: 'Slot symbol: the letter A' }),
  king: msg({ message: 'King', comment: 'Slot symbol: the letter K' }),
  queen: msg({ message: 'Queen', comment: 'Slot symbol: the letter Q' }),
  jack: msg({ message: 'Jack', comment: 'Slot symbol: the letter J' }),
  ten: msg({ message: 'Ten', comment: 'Slot symbol: the number 10' }),
  'high-1': msg({ message: 'High symbol 1', comment: 'Slot symbol: 1 is the best paid' }),
  'high-2': msg({ message: 'High symbol 2', comment: 'Slot symbol: 1 is the best paid' }),
  'high-3': msg({ message: 'High symbol 3', comment: 'Slot symbol: 1 is the best paid' }),
  'high-4': msg({ message: 'High symbol 4', comment: 'Slot symbol: 1 is the best paid' }),
  'low-1': msg({ message: 'Low symbol 1', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  'low-2': msg({ message: 'Low symbol 2', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  'low-3': msg({ message: 'Low symbol 3', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  'low-4': msg({ message: 'Low symbol 4', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  'low-5': msg({ message: 'Low symbol 5', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  wild: msg({ message: 'Wild', comment: 'Slot symbol: stands in for others' }),
  scatter: msg({ message: 'Scatter', comment: 'Slot symbol: opens the feature of a game' }),
  seven: msg({ message: 'Seven', comment: 'Slot symbol: the number 7' }),
  'bar-3': msg({ message: 'Triple bar', comment: 'Slot symbol: three bars on top of each other' }),
  'bar-2': msg({ message: 'Double bar', comment: 'Slot symbol: two bars on top of each other' }),
  'bar-1': msg({ message: 'Bar', comment: 'Slot symbol: one bar' }),
  bell: msg({ message: 'Bell', comment: 'Slot symbol' }),
  cherry: msg({ message: 'Cherry', comment: 'Slot symbol' }),
  blank: msg({ message: 'Blank', comment: 'Slot symbol: an empty place on a reel' }),
  book: msg({ message: 'Palm-leaf book', comment: 'Slot symbol: stands in for others and opens free spins' }),
  orb: msg({ message: 'Orb', comment: 'Slot symbol: multiplies what a spin pays' }),
  mystery: msg({ message: 'Mask', comment: 'Slot symbol: all masks turn into one other symbol' }),
} as const;

const otherSymbol = msg({ message: 'Another symbol', comment: 'Slot symbol that this page has no name for' });

/** Name of a symbol of a slot, also of one that this page does not know. */
export const symbolLabel = (id: string): MessageDescriptor => lookUp(symbolLabels, id, otherSymbol);
