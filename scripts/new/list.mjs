// What a page that shows a list reads of it in the contract, be it a page of a centre or of the console.
import { answerOf, columnsOf, listsOf, nameOf, operationOf, resolve, sampleOf } from './contract.mjs';

/** How a plain value stands in a table; names of the values are in reach. */
export const plainCells = {
  time: (name) => `<DateTime value={${name}} />`,
  text: (name) => `<bdi>{${name}}</bdi>`,
  number: (name) => name,
};

/**
 * A list of the contract: the type of its rows, their plain columns, and what a test finds in the first of them.
 *
 * @param kinds of lists that the page can show
 * @param leftOut properties that its readers do not need
 * @param what a list of these kinds is called in the message
 * @throws Error with the lists there are, when it is none of them
 */
export function readList({ document, operations }, operationId, { kinds, what, leftOut }) {
  const operation = operationOf(listsOf(operations, kinds), operationId, what);
  const { value, example } = answerOf(document, operation);
  const { items } = resolve(document, value.properties.content);
  const row = resolve(document, items);
  const columns = columnsOf(document, row, leftOut);
  const key = row.required.includes('id') ? 'id' : columns[0].name;
  return { operation, Row: nameOf(items), columns, key, sample: sampleOf(columns, example.content), example };
}
