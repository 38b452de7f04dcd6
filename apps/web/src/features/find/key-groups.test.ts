import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { shortcuts } from '../../state/shortcuts.ts';
import { keyGroups } from './key-groups.ts';

const groups = keyGroups(setupI18n({ locale: 'en', messages: { en: {} } }));

test('every key that is listened to stands in the list, in words and not by the name of its modal', () => {
  const [anywhere] = groups;
  expect(anywhere?.entries.flatMap(({ combinations }) => combinations)).toHaveLength(shortcuts.length);
  for (const { label } of anywhere?.entries ?? []) expect(label).toMatch(/ /);
});

test('one line for what several keys do', () => {
  expect(groups[0]?.entries.map(({ combinations }) => combinations)).toEqual([[['Mod', 'K'], ['/']], [['?']]]);
});
