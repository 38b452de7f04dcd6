import { describe, expect, test } from 'vitest';
import { megabytes, refusedFiles } from './refused-files.ts';

const limits = { types: ['image/png'], maxBytes: 10, room: 1 };
const file = (name: string, bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], name, { type });
const sorted = (...files: File[]) => {
  const { taken, refused } = refusedFiles(files, limits);
  return { taken: taken.map(({ name }) => name), refused: refused.map(({ file: { name }, reason }) => [name, reason]) };
};

describe('chosen files', () => {
  test('are refused for type, emptiness, size and number, each with its first reason', () => {
    expect(
      sorted(
        file('a.pdf', 99, 'application/pdf'),
        file('b.png', 0),
        file('c.png', 11),
        file('d.png', 10),
        file('e.png', 1),
      ),
    ).toEqual({
      taken: ['d.png'],
      refused: [
        ['a.pdf', 'type'],
        ['b.png', 'empty'],
        ['c.png', 'size'],
        ['e.png', 'count'],
      ],
    });
  });

  test('have a size in millions of bytes with one digit', () => {
    expect([5 * 1024 * 1024, 1_250_000].map(megabytes)).toEqual([5, 1.2]);
  });
});
