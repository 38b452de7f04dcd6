import { expect, test } from 'vitest';
import { readAccounts } from './read-accounts.ts';

test('a file reads with or without heading, byte order mark, quotes, semicolons and ends of lines of any system', () => {
  const rows = [
    { line: 2, username: 'bopha', kind: 'MEMBER', remark: 'Kampot, old market' },
    { line: 3, username: 'chan', kind: 'AGENT', remark: 'says "hello"' },
  ];
  expect(
    readAccounts('\uFEFFUsername,Type,Remark\r\nbopha,member,"Kampot, old market"\r\nchan,Agent,"says ""hello"""\r\n'),
  ).toMatchObject(rows);
  expect(readAccounts('username;type\nbopha;\n\nchan;agent')).toMatchObject([
    { line: 2, username: 'bopha', kind: 'MEMBER' },
    { line: 4, username: 'chan', kind: 'AGENT' },
  ]);
  expect(readAccounts('bopha\rchan')).toMatchObject([{ line: 1 }, { line: 2 }]);
  expect(readAccounts('bopha,member,"two\nlines"\nchan')).toMatchObject([{ remark: 'two\nlines' }, { line: 3 }]);
  expect(readAccounts('')).toEqual([]);
});

test('a row that cannot be sent is kept with its reason, beside the good ones', () => {
  const long = 'x'.repeat(201);
  expect(readAccounts(`bopha\nBOPHA\nchan,vip\n,member,nameless\nrith,agent,${long}\nphal`)).toMatchObject([
    { username: 'bopha', fault: undefined },
    { username: 'BOPHA', fault: 'twice' },
    { username: 'chan', kind: 'vip', fault: 'kind' },
    { remark: 'nameless', fault: 'name' },
    { username: 'rith', fault: 'remark' },
    { username: 'phal', fault: undefined },
  ]);
});

test('a row with a character that does not show is kept with its reason, and holds back no other', () => {
  expect(readAccounts('bopha\nch\u202Ean\nrith,member,a\u0007b\nphal')).toMatchObject([
    { username: 'bopha', fault: undefined },
    { fault: 'hidden' },
    { username: 'rith', fault: 'hidden' },
    { username: 'phal', fault: undefined },
  ]);
});

test('a formula stays text, and the guard of our own files is no part of it', () => {
  expect(readAccounts(`bopha,member,=1+1\nchan,member,'=1+1\nrith,member,'okay'`)).toMatchObject([
    { remark: '=1+1' },
    { remark: '=1+1' },
    { remark: `'okay'` },
  ]);
});

test('the 101st row is not lost, and not sent either', () => {
  const rows = readAccounts(Array.from({ length: 101 }, (_, n) => `member${n}`).join('\n'));
  expect(rows).toHaveLength(101);
  expect(rows.filter(({ fault }) => fault === undefined)).toHaveLength(100);
  expect(rows.at(-1)).toMatchObject({ username: 'member100', fault: 'over' });
});

test('a kind reads in the words of the reader too', () => {
  expect(readAccounts('bopha,ភ្នាក់ងារ', { ភ្នាក់ងារ: 'AGENT' })).toMatchObject([{ kind: 'AGENT' }]);
});
