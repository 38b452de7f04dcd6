/** One answer of a list that goes by cursor. */
interface Answer<Row> {
  readonly content: readonly Row[];
  readonly nextCursor?: string | undefined;
}

/**
 * Fetches the rows of a list one answer after the other, each row once.
 *
 * @param list asks for the rows behind a cursor, or for the first ones
 * @param limit rows at most
 */
export async function fetchAllRows<Row>(list: (cursor: string | undefined) => Promise<Answer<Row>>, limit: number) {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const answer = await list(cursor);
    rows.push(...answer.content);
    cursor = answer.nextCursor;
  } while (cursor && rows.length < limit);
  return { rows: rows.slice(0, limit), isCut: cursor !== undefined || rows.length > limit };
}
