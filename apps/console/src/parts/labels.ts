import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Words of the values of a closed list. */
export type Labels<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

/** Writes a value in words; one that is newer than this page as it is. */
export function useLabel(): <Value extends string>(labels: Labels<Value>, value: string) => string {
  const { i18n } = useLingui();
  return (labels, value) => {
    const label = (labels as Readonly<Record<string, MessageDescriptor | undefined>>)[value];
    return label ? i18n._(label) : value;
  };
}

/** Options of a list box from the words of its values. */
export function useOptions(): <Value extends string>(
  labels: Labels<Value>,
) => readonly { readonly value: Value; readonly label: string }[] {
  const { i18n } = useLingui();
  return (labels) =>
    Object.entries<MessageDescriptor>(labels).map(([value, label]) => ({
      value: value as keyof typeof labels,
      label: i18n._(label),
    }));
}

/** States of a vendor and a game. */
export const listingLabels = {
  active: msg({ message: 'Available', comment: 'State of a game or provider: it can be played' }),
  maintenance: msg({ message: 'Under maintenance', context: 'state', comment: 'State of a game or vendor' }),
  planned: msg({
    message: 'Planned',
    context: 'state',
    comment: 'A game or provider that is listed, and that no server plays yet',
  }),
  off: msg({ message: 'Switched off', context: 'state', comment: 'A game or vendor that is not offered at all' }),
};
