import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LanguageCode } from '@mekong/i18n/registry';
import { type OpenedGame, openedGame } from '../kit/launch.ts';

/** Names of the slots that this page can be, by their code: one page, other rules and colours. */
const slotNames = {
  'lotus-fortune': msg({ message: 'Lotus Fortune', comment: 'Name of the slot game' }),
  'apsara-dawn': msg({ message: 'Apsara Dawn', comment: 'Name of a slot game' }),
  'elephant-parade': msg({ message: 'Elephant Parade', comment: 'Name of a slot game' }),
  'monsoon-drum': msg({ message: 'Monsoon Drum', comment: 'Name of a slot game' }),
  'naga-moon': msg({ message: 'Naga Moon', comment: 'Name of a slot game' }),
  'ways-of-the-river': msg({ message: 'Ways of the River', comment: 'Name of a slot game' }),
  'thousand-canals': msg({ message: 'Thousand Canals', comment: 'Name of a slot game' }),
  'five-lanterns': msg({ message: 'Five Lanterns', comment: 'Name of a slot game' }),
  'paddy-harvest': msg({ message: 'Paddy Harvest', comment: 'Name of a slot game' }),
  'royal-barge': msg({ message: 'Royal Barge', comment: 'Name of a slot game' }),
  'silk-loom': msg({ message: 'Silk Loom', comment: 'Name of a slot game' }),
  'lucky-sampan': msg({ message: 'Lucky Sampan', comment: 'Name of a slot game' }),
  'palm-leaf-book': msg({ message: 'Book of Palm Leaves', comment: 'Name of a slot game' }),
  'amber-garden': msg({ message: 'Amber Garden', comment: 'Name of a slot game' }),
  'masked-dancers': msg({ message: 'Masked Dancers', comment: 'Name of a slot game' }),
  'moonlit-coins': msg({ message: 'Moonlit Coins', comment: 'Name of a slot game' }),
  'ox-cart-wheel': msg({ message: 'Ox-Cart Wheel', comment: 'Name of a slot game' }),
  'lotus-pond': msg({ message: 'Lotus Pond', comment: 'Name of a slot game' }),
  'pearl-cascade': msg({ message: 'Pearl Cascade', comment: 'Name of a slot game' }),
  'rising-tide': msg({ message: 'Rising Tide', comment: 'Name of a slot game' }),
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

type SlotId = keyof typeof slotNames;
const isOfTheHouse = (id: string): id is SlotId => Object.hasOwn(slotNames, id);

/** The slot that an address opens: one of the house that it does not know is the first. */
export function slotIn(path: string): OpenedGame {
  const opened = openedGame(path);
  return opened.vendor !== undefined || isOfTheHouse(opened.gameId) ? opened : { gameId: 'lotus-fortune' };
}

/** The slot of this page. */
export const slot: OpenedGame = slotIn(location.pathname);

let names: Readonly<Record<string, string>> | undefined;
let spoken: LanguageCode | undefined;

/** Takes the names of a slot of another vendor, which come with its rules. */
export function nameSlot(known: Readonly<Record<string, string>> | undefined): void {
  names = known;
}

/** Says the name in this language from now on. */
export function speakSlotName(language: LanguageCode): void {
  spoken = language;
}

/** What it is called, in the language of the player; until its rules are there, the words of its address. */
export function slotName(): string {
  const { vendor, gameId } = slot;
  if (vendor === undefined && isOfTheHouse(gameId)) return i18n._(slotNames[gameId]);
  return names?.[spoken ?? 'EN'] ?? names?.EN ?? gameId.replaceAll('-', ' ');
}
