import { expect, test } from 'vitest';
import type { FileAnswer } from '../../contract/handlers.ts';
import { createPlaces } from './places.ts';

async function* rows() {
  yield 'head';
  yield 'row';
}
async function* broken() {
  yield 'head';
  throw new Error('the database is gone');
}
const file =
  (pieces: AsyncIterable<string> = rows()) =>
  async (): Promise<FileAnswer> => ({ name: 'bets.csv', pieces });
const read = async ({ pieces }: FileAnswer) => {
  for await (const _piece of pieces);
};
const leave = ({ pieces }: FileAnswer) => pieces[Symbol.asyncIterator]().return?.();

test('a member who has two files open is told so when asking for a third, and others are not', async () => {
  const inPlace = createPlaces();
  await inPlace('1', file());
  const second = await inPlace('1', file());
  await expect(inPlace('1', file())).rejects.toMatchObject({ code: 'EXPORT_OPEN', params: { limit: 2 } });
  await inPlace('2', file());
  await leave(second);
  await leave(second);
  await inPlace('1', file());
  await expect(inPlace('1', file())).rejects.toMatchObject({ code: 'EXPORT_OPEN' });
});

test('a place is free again when a file was read to its end, has broken off, or could not be made', async () => {
  const inPlace = createPlaces();
  await inPlace('1', file());
  await read(await inPlace('1', file()));
  await expect(read(await inPlace('1', file(broken())))).rejects.toThrow('the database is gone');
  await expect(inPlace('1', () => Promise.reject(new Error('no rows')))).rejects.toThrow('no rows');
  // one that nobody has begun to read is left as well
  await leave(await inPlace('1', file()));
  await inPlace('1', file());
  await expect(inPlace('1', file())).rejects.toMatchObject({ code: 'EXPORT_OPEN' });
});
