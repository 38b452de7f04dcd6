import { describe, expect, test } from 'vitest';
import { breakingChanges } from './breaking.ts';
import type { Contract, Operation, Schema } from './contract.ts';

const body = (schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });

/** A contract with one operation, changed by the test. */
function contract(change: (operation: Operation, schemas: Record<string, Schema>) => void = () => undefined): Contract {
  const schemas: Record<string, Schema> = {
    Status: { type: 'string', enum: ['OPEN', 'WON'], 'x-unknown': 'keep' },
    Kind: { type: 'integer', enum: [0, 1], 'x-unknown': 'refuse' },
    Feed: {
      'x-unknown': 'drop',
      oneOf: [{ type: 'object', properties: { event: { const: 'balance' }, sum: { type: 'string' } } }],
    },
    Voucher: { type: 'object', properties: { voucher: { type: 'string' } } },
    Prize: { type: 'object', properties: { prize: { type: 'string' } } },
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
        count: { type: 'integer', minimum: 1, default: 1 },
        tags: { type: 'array', maxItems: 5, items: { type: 'string' } },
        extra: { type: 'object', properties: { a: { type: 'string' } } },
        way: { oneOf: [{ $ref: '#/components/schemas/Voucher' }, { $ref: '#/components/schemas/Prize' }] },
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
          kind: { $ref: '#/components/schemas/Kind' },
          feed: { $ref: '#/components/schemas/Feed' },
          note: { type: 'string', maxLength: 20 },
          reward: { oneOf: [{ $ref: '#/components/schemas/Voucher' }, { $ref: '#/components/schemas/Prize' }] },
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

  test('a default that moves beside a $ref breaks nothing, as long as it stays the same', () => {
    const named = (value: number) =>
      changesOf((o, schemas) => {
        schemas.Count = { type: 'integer', minimum: 1 };
        request(o).properties!.count = { $ref: '#/components/schemas/Count', default: value };
      });
    expect(named(1)).toEqual([]);
    expect(named(2)).toEqual(['pay: request has another default of "count"']);
  });

  test('additions break nothing', () => {
    const added = changesOf((o, schemas) => {
      o['x-roles'].push('agent');
      o.parameters!.push({ name: 'size', in: 'query', schema: { type: 'integer' } });
      request(o).properties!.note = { type: 'string' };
      request(o).properties!.amount!.maxLength = 40;
      response(o).properties!.more = { type: 'string' };
      schemas.Status!.enum!.push('VOID');
      schemas.Feed!.oneOf!.push({ type: 'object', properties: { event: { const: 'jackpot' } } });
      schemas.ErrorCode!.enum!.push('REPLAY');
    });
    expect(added).toEqual([]);
  });

  test('a body that is required now', () => {
    const before = contract((o) => Object.assign(o.requestBody!, { required: false }));
    expect(breakingChanges(before, contract())).toEqual(['pay: request now requires a body']);
  });

  test('wider requests and narrower answers break nothing', () => {
    const changed = changesOf((o) => {
      const { properties = {}, ...rest } = request(o);
      const { amount, ...others } = properties;
      // the same rules, written in two places
      o.requestBody = body({
        ...rest,
        properties: others,
        allOf: [{ type: 'object', properties: { amount: amount! } }],
      });
      others.count = { type: 'number', default: 1 };
      others.way!.oneOf!.push({ type: 'object', properties: { points: { type: 'integer' } } });
      response(o).properties!.reward = { $ref: '#/components/schemas/Prize' };
      response(o).properties!.note!.maxLength = 10;
      response(o).required!.push('status');
      o.responses['202'] = body({ type: 'object' });
    });
    expect(changed).toEqual([]);
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
    [
      'another kind of request value',
      (o) => Object.assign(request(o).properties!.count!, { type: 'string' }),
      'pay: request changed the type of "count" from integer to string',
    ],
    [
      'a higher least number',
      (o) => Object.assign(request(o).properties!.count!, { minimum: 2 }),
      'pay: request has a stricter minimum of "count"',
    ],
    [
      'another default',
      (o) => Object.assign(request(o).properties!.count!, { default: 2 }),
      'pay: request has another default of "count"',
    ],
    [
      'fewer entries',
      (o) => Object.assign(request(o).properties!.tags!, { maxItems: 3 }),
      'pay: request has a stricter maxItems of "tags"',
    ],
    [
      'a limit inside of a list',
      (o) => Object.assign(request(o).properties!.tags!.items!, { minLength: 2 }),
      'pay: request has a stricter minLength of "tags[]"',
    ],
    [
      'a list where any value was taken',
      (o) => Object.assign(request(o).properties!.tags!.items!, { enum: ['a'] }),
      'pay: request limits "tags[]" to a list',
    ],
    [
      'a request that is closed to unnamed fields',
      (o) => Object.assign(request(o).properties!.extra!, { additionalProperties: false }),
      'pay: request takes no unnamed fields in "extra" any more',
    ],
    [
      'a rule that a request gets by allOf',
      (o) => Object.assign(request(o), { allOf: [{ type: 'object', required: ['status'] }] }),
      'pay: request now requires "status"',
    ],
    [
      'a form of a request that is taken no longer',
      (o) => request(o).properties!.way!.oneOf!.pop(),
      'pay: request lost a form of "way"',
    ],
    [
      'a stricter form of a request',
      (_, s) => Object.assign(s.Voucher!.properties!.voucher!, { maxLength: 3 }),
      'pay: request has a stricter maxLength of "way(0).voucher"',
    ],
    [
      'a request that is limited to forms',
      (o) => Object.assign(request(o).properties!.extra!, { anyOf: [{ $ref: '#/components/schemas/Voucher' }] }),
      'pay: request limits "extra" to certain forms',
    ],
    [
      'a new value of a closed list of an answer',
      (_, s) => s.Kind!.enum!.push(2),
      'pay: response may now hold 2 in "kind"',
    ],
    [
      'a closed list of an answer that is opened',
      (_, s) => Object.assign(s, { Kind: { type: 'integer' } }),
      'pay: response no longer limits "kind" to a list',
    ],
    [
      'a longer text in an answer',
      (o) => Object.assign(response(o).properties!.note!, { maxLength: 50 }),
      'pay: response has a looser maxLength of "note"',
    ],
    [
      'an answer field that may be nothing',
      (o) => Object.assign(response(o).properties!.note!, { type: ['string', 'null'] }),
      'pay: response changed the type of "note" from string to string or null',
    ],
    [
      'a further form of an answer',
      (o) =>
        response(o).properties!.reward!.oneOf!.push({ type: 'object', properties: { points: { type: 'integer' } } }),
      'pay: response may now have another form of "reward"',
    ],
    [
      'a field that an event of the stream loses',
      (_, s) => delete s.Feed!.oneOf![0]!.properties!.sum,
      'pay: response lost the field "feed(0).sum"',
    ],
    [
      'an answer of another media type',
      (o) => Object.assign(o.responses['200']!, { content: { 'text/csv': {} } }),
      'pay: response 200 lost its body of application/json',
    ],
    ['a removed success status', (o) => Object.assign(o, { responses: {} }), 'pay: response 200 is gone'],
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
