import { expect, test } from 'vitest';
import { bodyOf, changeOf, emptyForm, formOf } from './announcement-draft.ts';

const texts = {
  EN: { title: ' Water Festival ', content: 'Three days.', alt: ' A boat ', reward: ' 20 spins ' },
  KM: { title: '', content: '  ', alt: '', reward: '' },
};

test('an announcement is sent with the languages that were filled in', () => {
  expect(bodyOf({ ...emptyForm, texts })).toEqual({
    type: 'PL',
    texts: [{ language: 'EN', title: 'Water Festival', content: 'Three days.' }],
  });
});

test('a vendor and a game are sent with news alone, and an audience when it is not everybody', () => {
  const form = { ...emptyForm, vendor: 'sunb', nodeId: ' 101', audience: 'A', texts };
  for (const name of ['vendor', 'nodeId']) expect(bodyOf({ ...form, type: 'PU' })).not.toHaveProperty(name);
  expect(bodyOf({ ...form, type: 'PR' })).toMatchObject({
    vendor: 'SUNB',
    nodeId: 101,
    audience: 'A',
    texts: [{ reward: '20 spins' }],
  });
});

test('a banner is sent with its pictures and what they show, and another kind without', () => {
  const pictures = { image: '/banners/a.webp' };
  const form = { ...emptyForm, link: ' /rng ', texts };
  expect(bodyOf({ ...form, type: 'B' }, pictures)).toMatchObject({
    ...pictures,
    link: '/rng',
    texts: [{ alt: 'A boat' }],
  });
  expect(bodyOf({ ...form, type: 'PU' }, pictures)).not.toHaveProperty('image');
});

test('an announcement that was read is written back with its version, without an end that is past', () => {
  const version = 'A'.repeat(22);
  const text = { language: 'EN', title: 'Boats', content: 'Three days.', alt: 'A boat' };
  const detail = { id: '7', type: 'B', version, image: '/banners/a.webp', texts: [{ ...text, hasFormat: false }] };
  const { image } = detail;
  expect(changeOf(formOf(detail), { image }, version)).toEqual({ version, image, texts: [text] });
  expect(formOf({ ...detail, endsAt: '2020-01-01T00:00:00.000Z' }).endsAt).toBeUndefined();
  expect(formOf({ ...detail, endsAt: '2999-01-01T00:00:00.000Z' }).endsAt).toBe('2999-01-01T00:00:00.000Z');
});
