import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShortcutListGroup } from '@mekong/ui/patterns/ShortcutList';
import type { ModalName } from '../../state/modal.ts';
import { shortcuts } from '../../state/shortcuts.ts';

/** What each modal is to who opens it by a key. */
const opened: Partial<Record<ModalName, MessageDescriptor>> = {
  search: msg`Search games, providers and pages`,
  keys: msg`Show this list`,
};

interface PlaceKeys {
  readonly key: string;
  readonly title: MessageDescriptor;
  readonly entries: readonly { readonly label: MessageDescriptor; readonly keys: readonly string[] }[];
}

/** Keys of single parts. They follow the ARIA practices; the story of each part presses them. */
const places: readonly PlaceKeys[] = [
  {
    key: 'results',
    title: msg({ message: 'While searching', comment: 'Heading of the keys that work in the search window' }),
    entries: [
      { label: msg`Move through the results`, keys: ['ArrowUp', 'ArrowDown'] },
      { label: msg`Open the marked result`, keys: ['Enter'] },
    ],
  },
  {
    key: 'games',
    title: msg({ message: 'In a list of games', comment: 'Heading of the keys that work there' }),
    entries: [
      { label: msg`Move from game to game`, keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
      { label: msg`First or last game of the row`, keys: ['Home', 'End'] },
      { label: msg`One screen up or down`, keys: ['PageUp', 'PageDown'] },
    ],
  },
  {
    key: 'windows',
    title: msg({ message: 'In windows and menus', comment: 'Heading of the keys that work there' }),
    entries: [{ label: msg`Close`, keys: ['Esc'] }],
  },
];

/** All keys in groups, those that work anywhere first: they come from the list that is listened to. */
export function keyGroups(i18n: I18n): ShortcutListGroup[] {
  const anywhere = [...new Set(shortcuts.map(({ opens }) => opens))].map((modal) => {
    const label = opened[modal];
    return {
      key: modal,
      label: label ? i18n._(label) : modal,
      combinations: shortcuts
        .filter(({ opens }) => opens === modal)
        .map(({ key, isWithModifier }) => (isWithModifier ? ['Mod', key.toUpperCase()] : [key])),
    };
  });
  return [
    {
      key: 'anywhere',
      title: i18n._(msg({ message: 'Anywhere', comment: 'Keys that work on every page' })),
      entries: anywhere,
    },
    ...places.map(({ key, title, entries }) => ({
      key,
      title: i18n._(title),
      entries: entries.map(({ label, keys }, place) => ({
        key: String(place),
        label: i18n._(label),
        combinations: keys.map((name) => [name]),
      })),
    })),
  ];
}
