import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { differenceInWords, valuesInWords, type WordedField } from './setting-words.ts';

const rules: WordedField = {
  name: 'fields',
  kind: 'rows',
  label: 'Fields of the form',
  rowName: 'name',
  fields: [
    { name: 'name', kind: 'choice', label: 'Name', options: [{ value: 'qqNum', label: 'QQ number' }] },
    { name: 'pattern', kind: 'choice', label: 'Pattern', options: [{ value: '6', label: 'Digits' }] },
    { name: 'min', kind: 'number', label: 'At least' },
  ],
};
const contacts: WordedField = {
  name: 'entries',
  kind: 'rows',
  label: 'Ways to reach us',
  fields: [
    { name: 'type', kind: 'choice', label: 'Kind', options: [{ value: 'LIVECHAT', label: 'Live chat' }] },
    { name: 'titles', kind: 'texts', label: 'Titles by language' },
  ],
};
const shown = (field: WordedField | undefined, before: unknown, after: unknown) =>
  differencesOf(before, after).map((difference) => differenceInWords(field, difference, [before, after], 'EN'));

test('a change of a row is said by what names the row and by the words of its choices', () => {
  const row = { name: 'qqNum', pattern: '*', min: 5 };
  expect(shown(rules, [row], [{ ...row, pattern: '6', min: 4 }])).toEqual([
    { place: ['QQ number', 'Pattern'], before: '*', after: 'Digits' },
    { place: ['QQ number', 'At least'], before: 5, after: 4 },
  ]);
});

test('a row that is added is said with the words of its fields, a text by its language', () => {
  const row = { type: 'LIVECHAT', titles: { EN: 'Chat' } };
  expect(shown(contacts, [], [row])).toEqual([
    { place: ['1'], before: undefined, after: { Kind: 'Live chat', 'Titles by language': { English: 'Chat' } } },
  ]);
  expect(shown(contacts, [row], [{ ...row, titles: { EN: 'Talk' } }])).toEqual([
    { place: ['1', 'Titles by language', 'English'], before: 'Chat', after: 'Talk' },
  ]);
});

test('a span of time is said in the unit that leaves no rest', () => {
  const idle: WordedField = { name: 'idle', kind: 'number', label: 'Idle end', unit: 'second' };
  expect(shown(idle, 1_800, 5_400)).toEqual([{ place: [], before: '30 minutes', after: '90 minutes' }]);
  expect(shown(idle, 3_601, 172_800)).toEqual([{ place: [], before: '3,601 seconds', after: '2 days' }]);
});

test('values of an entry of the audit trail have the names of their form', () => {
  const brand = { name: 'brand', kind: 'choice', label: 'Brand', options: [{ value: 'orchid', label: 'Orchid' }] };
  expect(valuesInWords([brand], { brand: 'orchid', other: 1 }, 'EN')).toEqual({ Brand: 'Orchid', other: 1 });
});

test('choices of a list are said in words, and what no form knows as it is', () => {
  const switches: WordedField = {
    name: 'on',
    kind: 'choices',
    label: 'On',
    options: [{ value: 'VIP', label: 'VIP levels' }],
  };
  expect(shown(switches, [], ['VIP', 'NEW'])).toEqual([{ place: [], before: [], after: ['VIP levels', 'NEW'] }]);
  expect(shown(undefined, { limit: 1 }, { limit: 2 })).toEqual([{ place: ['limit'], before: 1, after: 2 }]);
});

test('an amount is said with its currency, and with as many places as it has', () => {
  const fields = [{ name: 'least', kind: 'money', label: 'Least amount', currency: 'KHR' }];
  expect(valuesInWords(fields, { least: '400000.0000' }, 'EN')).toEqual({ 'Least amount': '៛400,000.00' });
  expect(valuesInWords(fields, { least: '0.1234' }, 'EN')).toEqual({ 'Least amount': '៛0.1234' });
});
