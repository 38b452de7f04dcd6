import { describe, expect, test } from 'vitest';
import { type CsvColumn, csvTable, pdfTable } from './csv-table.ts';

interface Row {
  name: string;
  amount: string;
}

const columns: CsvColumn<Row>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Amount', cell: ({ amount }) => amount, isSummed: true },
];

async function* piecesOf(...pieces: Row[][]) {
  yield* pieces;
}

async function written(...pieces: Row[][]): Promise<string[]> {
  const texts: string[] = [];
  for await (const text of csvTable(columns, piecesOf(...pieces), 'Total')) texts.push(text);
  return texts;
}

describe('a table of a document', () => {
  const currency = { heading: 'Currency', cell: () => 'KHR', isOne: true };
  const money = (amount: string) => `=${amount}`;
  const said = async (count: number, ...pieces: Row[][]) => {
    const table = pdfTable(
      [...columns, currency],
      { count, [Symbol.asyncIterator]: () => piecesOf(...pieces) },
      { total: 'Total', money },
    );
    const read = [];
    for await (const piece of table.pieces) read.push(piece);
    return { table: table.table, pieces: read };
  };

  test('has the rows and sums of the file, without a column that is the same in every row', async () => {
    const rows = [
      { name: 'a', amount: '1.5000' },
      { name: '', amount: '-0.2500' },
    ];
    expect(await said(2, rows)).toEqual({
      table: [
        { heading: 'Name', isWrapping: false, align: 'start' },
        { heading: 'Amount', isWrapping: false, align: 'end' },
      ],
      pieces: [
        {
          rows: [
            ['a', '=1.5000'],
            ['', '=-0.2500'],
          ],
          sums: ['Total', '=1.2500'],
        },
        { rows: [], sums: ['Total', '=1.2500'] },
      ],
    });
  });

  test('says with its first rows what the sums of all may come to, so that they have room', async () => {
    const { pieces } = await said(
      3,
      [{ name: 'a', amount: '2.0000' }],
      [{ name: 'b', amount: '' }],
      [{ name: 'c', amount: '0.5000' }],
    );
    expect(pieces.map(({ sums }) => sums[1])).toEqual(['=6.0000', '=4.0000', '=2.5000', '=2.5000']);
  });
});

describe('a table that is written while it is read', () => {
  test('has the sums of all its pieces in the last row, exact beyond what a number holds', async () => {
    const pieces = await written(
      [
        { name: 'a', amount: '900719925474099.3001' },
        { name: 'b', amount: '-0.0002' },
      ],
      [{ name: 'c', amount: '5.0000' }],
    );
    expect(pieces).toEqual([
      '\uFEFFName,Amount\r\n',
      'a,900719925474099.3001\r\nb,-0.0002\r\n',
      'c,5.0000\r\n',
      'Total,900719925474104.2999\r\n',
    ]);
  });

  test('has headings and sums of nothing without rows', async () => {
    expect(await written([])).toEqual(['\uFEFFName,Amount\r\n', 'Total,0.0000\r\n']);
  });

  test('never begins a text as a formula', async () => {
    const [, lines] = await written([{ name: '=HYPERLINK("https://evil.example";"win")', amount: '-1.0000' }]);
    expect(lines).toBe('"\'=HYPERLINK(""https://evil.example"";""win"")",-1.0000\r\n');
  });
});
