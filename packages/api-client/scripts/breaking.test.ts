import { describe, expect, test } from 'vitest';
import { breakingChanges } from './breaking.ts';
import type { Contract, Operation, Schema } from './contract.ts';

const body = (schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });

/** A contract with one operation, changed by the test. */
function contract(change: (operation: Operation, schemas: Record<string, Schema>) => void = () => undefined): Contract {
  const schemas: Record<string, Schema> = {
    Status: { type: 'string', enum: ['OPEN', 'WON'] },
    Node: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } } },
    ErrorCode: { type: 'string', enum: ['NOT_FOUND', 'UNKNOWN'] },
  };
  const operation: Operation = {
    operationId: 'pay',
    summary: 'Pay',
    description: 'Pays.',
    tags: ['wallet'],
    'x-roles': ['member', 'trial'],
    'x-errors': [],
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } }],
    requestBody: body({
      type: 'object',
      additionalProperties: false,
      required: ['amount'],
      properties: {
        amount: { type: 'string', maxLength: 20, pattern: '^\\d+$' },
        status: { $ref: '#/components/schemas/Status' },
      },
    }),
    responses: {
      '200': body({
        type: 'object',
        required: ['balance'],
        properties: {
          balance: { type: 'string' },
          status: { $ref: '#/components/schemas/Status' },
          tree: { $ref: '#/components/schemas/Node' },
        },
      }),
    },
  };
  change(operation, schemas);
  return {
    openapi: '3.1.0',
    info: { version: '1.0.0' },
    paths: { '/pay': { post: operation } },
    components: { schemas },
  };
}

const request = (o: Operation): Schema => o.requestBody!.content!['application/json']!.schema!;
const response = (o: Operation): Schema => o.responses['200']!.content!['application/json']!.schema!;
const changesOf = (change: Parameters<typeof contract>[0]): string[] => breakingChanges(contract(), contract(change));

describe('breaking changes', () => {
  test('the same contract breaks nothing', () => {
    expect(changesOf(undefined)).toEqual([]);
  });

  test('a further form of a request breaks nothing, as long as the one it had is taken as it was', () => {
    const forms = (amount: Schema) => (o: Operation, schemas: Record<string, Schema>) => {
      schemas.Payment = { type: 'object', required: ['amount'], properties: { amount } };
      o.requestBody = body({ $ref: '#/components/schemas/Payment' });
    };
    const twoForms = (amount: Schema) => (o: Operation, schemas: Record<string, Schema>) => {
      forms(amount)(o, schemas);
      schemas.Gift = { type: 'object', properties: { note: { type: 'string' } } };
      o.requestBody = body({
        oneOf: [{ $ref: '#/components/schemas/Gift' }, { $ref: '#/components/schemas/Payment' }],
      });
    };
    const before = contract(forms({ type: 'string' }));
    expect(breakingChanges(before, contract(twoForms({ type: 'string' })))).toEqual([]);
    expect(breakingChanges(before, contract(twoForms({ type: 'string', maxLength: 3 })))).toHaveLength(1);
  });

  test('additions break nothing', () => {
    const added = changesOf((o, schemas) => {
      o['x-roles'].push('agent');
      o.parameters!.push({ name: 'size', in: 'query', schema: { type: 'integer' } });
      request(o).properties!.note = { type: 'string' };
      request(o).properties!.amount!.maxLength = 40;
      response(o).properties!.more = { type: 'string' };
      schemas.Status!.enum!.push('VOID');
      schemas.ErrorCode!.enum!.push('REPLAY');
    });
    expect(added).toEqual([]);
  });

  test('a removed or renamed operation', () => {
    const without = { ...contract(), paths: {} };
    expect(breakingChanges(contract(), without)).toEqual(['pay: POST /pay is gone']);
    expect(changesOf((o) => Object.assign(o, { operationId: 'payNow' }))).toEqual(['pay: is now called payNow']);
  });

  test.each<[string, Parameters<typeof contract>[0], string]>([
    ['a removed answer field', (o) => delete response(o).properties!.balance, 'pay: response lost the field "balance"'],
    [
      'an answer field that may be left out',
      (o) => Object.assign(response(o), { required: [] }),
      'pay: response may now leave out "balance"',
    ],
    [
      'an answer field of another type',
      (o) => Object.assign(response(o).properties!, { balance: { type: 'number' } }),
      'pay: response changed the type of "balance" from string to number',
    ],
    ['a new required input', (o) => void request(o).required!.push('status'), 'pay: request now requires "status"'],
    [
      'a removed input that is no longer taken',
      (o) => delete request(o).properties!.status,
      'pay: request lost the field "status"',
    ],
    [
      'a new required parameter',
      (o) => void o.parameters!.push({ name: 'q', in: 'query', required: true, schema: {} }),
      'pay: request now requires the parameter "query q"',
    ],
    [
      'a stricter length',
      (o) => Object.assign(request(o).properties!.amount!, { maxLength: 10 }),
      'pay: request has a stricter maxLength of "amount"',
    ],
    [
      'another pattern',
      (o) => Object.assign(request(o).properties!.amount!, { pattern: '^\\d{3}$' }),
      'pay: request has a stricter pattern of "amount"',
    ],
    [
      'a stricter limit of a parameter',
      (o) => Object.assign(o.parameters![0]!.schema!, { maximum: 50 }),
      'pay: request has a stricter maximum of "query page"',
    ],
    ['a lost role', (o) => Object.assign(o, { 'x-roles': ['member'] }), 'pay: no longer serves trial'],
    ['a sealed body', (o) => Object.assign(o, { 'x-sealed': true }), 'pay: changed x-sealed'],
    ['a required key', (o) => Object.assign(o, { 'x-money': true }), 'pay: now requires an Idempotency-Key'],
    [
      'a removed error code',
      (_, s) => Object.assign(s.ErrorCode!, { enum: ['UNKNOWN'] }),
      'error code NOT_FOUND is gone',
    ],
  ])('%s', (_, change, expected) => {
    expect(changesOf(change)).toEqual([expected]);
  });

  test('a narrowed list breaks senders and readers', () => {
    expect(changesOf((_, s) => Object.assign(s.Status!, { enum: ['WON'] }))).toEqual([
      'pay: request no longer knows OPEN in "status"',
      'pay: response no longer knows OPEN in "status"',
    ]);
  });

  test('a change inside a tree that holds itself is found once', () => {
    expect(changesOf((_, s) => Object.assign(s.Node!, { properties: {} }))).toEqual([
      'pay: response lost the field "tree.children"',
    ]);
  });
});
