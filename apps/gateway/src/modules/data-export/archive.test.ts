import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createArchive, exportRow } from './archive.ts';

test('a row leaves secrets out and writes amounts and moments as the site does', () => {
  const row = { id: '7', hash: 'secret', amount: '1500001', fee: null, at: new Date('2026-11-26T02:12:00Z') };
  expect(exportRow(row, { without: ['hash'], money: ['amount', 'fee'] })).toEqual({
    ...{ id: '7', amount: '150.0001', fee: null, at: '2026-11-26T02:12:00.000Z' },
  });
});

test('an archive has every part as JSON, parts with rows as CSV, and pictures as they are', () => {
  const archive = createArchive();
  archive.part('bets', [{ id: '1', note: '=1+1', detail: { a: 1 } }, { id: '2' }]);
  archive.part('deposits', []);
  archive.picture('one', new Uint8Array([255, 216, 255]));
  const files = unzipSync(archive.end({ account: 'sokha' }));
  expect(Object.keys(files).sort()).toEqual(['csv/bets.csv', 'data.json', 'files/one.jpg']);
  expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toEqual({
    account: 'sokha',
    bets: [{ id: '1', note: '=1+1', detail: { a: 1 } }, { id: '2' }],
    deposits: [],
  });
  expect(strFromU8(files['csv/bets.csv'] ?? new Uint8Array())).toContain('1,\'=1+1,"{""a"":1}"\r\n2,,\r\n');
});
