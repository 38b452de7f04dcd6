import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the slots that this page can be, by their code: one page, other pays and colours. */
const slotNames = {
  'lotus-fortune': msg({ message: 'Lotus Fortune', comment: 'Name of the slot game' }),
  'apsara-dawn': msg({ message: 'Apsara Dawn', comment: 'Name of a slot game' }),
  'elephant-parade': msg({ message: 'Elephant Parade', comment: 'Name of a slot game' }),
  'monsoon-drum': msg({ message: 'Monsoon Drum', comment: 'Name of a slot game' }),
  'naga-moon': msg({ message: 'Naga Moon', comment: 'Name of a slot game' }),
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

type SlotId = keyof typeof slotNames;

/** The slot that an address opens: its first part. */
export const slotIn = (path: string): SlotId =>
  Object.keys(slotNames).find((id): id is SlotId => path.startsWith(`/${id}/`)) ?? 'lotus-fortune';

/** The slot of this page. */
export const slotId: SlotId = slotIn(location.pathname);

/** What it is called, in the language of the player. */
export const slotName = (): string => i18n._(slotNames[slotId]);
