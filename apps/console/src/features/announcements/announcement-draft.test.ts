import { expect, test } from 'vitest';
import { bodyOf, emptyForm } from './announcement-draft.ts';

const texts = { EN: { title: ' Water Festival ', content: 'Three days.' }, KM: { title: '', content: '  ' } };

test('an announcement is sent with the languages that were filled in', () => {
  expect(bodyOf({ ...emptyForm, texts })).toEqual({
    type: 'PL',
    texts: [{ language: 'EN', title: 'Water Festival', content: 'Three days.' }],
  });
});

test('a vendor and a game are sent with news alone, and an audience when it is not everybody', () => {
  const form = { ...emptyForm, vendor: 'sunb', nodeId: ' 101', audience: 'A', texts };
  for (const name of ['vendor', 'nodeId']) expect(bodyOf({ ...form, type: 'PU' })).not.toHaveProperty(name);
  expect(bodyOf({ ...form, type: 'PR' })).toMatchObject({ vendor: 'SUNB', nodeId: 101, audience: 'A' });
});
