import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Contract, type Operation, operationsOf, type Parameter, packageRoot, type Schema } from './contract.ts';
import { listFaults, nameFaults } from './lists.ts';

const text = readFileSync(join(packageRoot, 'src/generated/openapi.json'), 'utf8');

/** The contract with something changed in one operation or in the named schemas. */
function changed(id: string, change: (operation: Operation, schemas: Record<string, Schema>) => void): Contract {
  const contract = JSON.parse(text) as Contract;
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`The contract has no ${id}.`);
  change(found.operation, contract.components.schemas);
  return contract;
}
const without = (operation: Operation, name: string): void => {
  operation.parameters = operation.parameters?.filter(({ $ref = '' }) => !$ref.endsWith(`/${name}`)) ?? [];
};
const asked = (name: string, schema: Schema = { type: 'string' }): Parameter => ({ name, in: 'query', schema });

describe('listFaults', () => {
  test('finds nothing wrong with the contract as it is', () => {
    expect(listFaults(JSON.parse(text) as Contract)).toEqual([]);
  });

  test.each<[string, string, Parameters<typeof changed>[1], string]>([
    ['a list without a form', 'listSessions', (o) => delete o['x-list'], 'x-list must say the form of its list'],
    ['a list inside of an object', 'getGameVendors', (o) => delete o['x-list'], 'x-list must say the form of its list'],
    ['a form where nothing is listed', 'getBalance', (o) => Object.assign(o, { 'x-list': 'whole' }), 'x-list is for'],
    ['pages without their size', 'getBets', (o) => without(o, 'PageSize20'), 'takes the shared parameter PageSize'],
    ['a page of its own kind', 'getBets', (o) => o.parameters?.splice(7, 1, asked('page')), 'shared parameter Page'],
    ['pages without their count', 'getBets', (_, s) => delete s.BetPage?.properties?.totalPages, 'answers totalPages'],
    [
      'a total of its own kind',
      'getBets',
      (_, s) => Object.assign(s.BetPage!.properties!, { totalElements: {} }),
      'totalElements',
    ],
    ['a cursor in a list by page', 'getBets', (o) => o.parameters?.push(asked('cursor')), 'takes no cursor'],
    ['a list by cursor without one', 'listBets', (o) => without(o, 'Cursor'), 'shared parameter Cursor'],
    [
      'rows of another name',
      'listBets',
      (_, s) => Object.assign(s.BetList!, { required: [] }),
      'answers its rows as content',
    ],
    [
      'a next place at the end',
      'listBets',
      (_, s) => s.BetList?.required?.push('nextCursor'),
      'as long as there is more',
    ],
    ['a cut list that is called whole', 'listSessions', (o) => (o.parameters = [asked('limit')]), 'takes no limit'],
  ])('refuses %s', (_, id, change, fault) => {
    expect(listFaults(changed(id, change))).toContainEqual(expect.stringContaining(fault));
  });
});

describe('nameFaults', () => {
  test('finds nothing wrong with the contract as it is', () => {
    expect(nameFaults(JSON.parse(text) as Contract)).toEqual([]);
  });

  test.each([
    ['node', 'nodeId'],
    ['nodeid', 'nodeId'],
    ['vassalage', 'vendor'],
    ['vendorCode', 'vendor'],
    ['vendor_id', 'vendor'],
    ['gameCategory', 'category'],
    ['lang', 'language'],
    ['order', 'sort'],
    ['sortBy', 'sort'],
    ['offset', 'page'],
    ['perPage', 'pageSize'],
    ['after', 'cursor'],
    ['limitNum', 'limit'],
  ])('refuses the parameter %s and asks for %s', (name, right) => {
    const contract = changed('getBets', (operation) => operation.parameters?.push(asked(name)));
    expect(nameFaults(contract)).toEqual([`getBets: the parameter ${name} is called ${right} elsewhere`]);
  });

  test.each([
    ['keys in capitals', { enum: ['TIME'], default: 'TIME' }],
    ['keys with a direction behind them', { enum: ['time_desc'], default: 'time_desc' }],
    ['free text', { type: 'string', default: 'time' }],
    ['no default', { $ref: '#/components/schemas/BetSort' }],
  ])('refuses a sort with %s', (_, schema) => {
    const contract = changed('getRecentGames', (operation) => operation.parameters?.push(asked('sort', schema)));
    expect(nameFaults(contract)).toContainEqual(expect.stringMatching(/^getRecentGames: sort /));
  });

  test('refuses a second name of a field that holds the number of a game or the code of a vendor', () => {
    const add = (field: string, of: string) =>
      nameFaults(
        changed('getBets', (_, schemas) =>
          Object.assign(schemas.BetRow?.properties ?? {}, { [field]: { $ref: `#/components/schemas/${of}` } }),
        ),
      );
    expect(add('node', 'NodeId')).toEqual(['BetRow: the field node is called nodeId elsewhere']);
    expect(add('vendorCode', 'VendorCode')).toEqual(['BetRow: the field vendorCode is called vassalage elsewhere']);
  });
});
