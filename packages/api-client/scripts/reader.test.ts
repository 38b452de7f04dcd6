import { describe, expect, test } from 'vitest';
import type { Contract, Schema } from './contract.ts';
import { answersOnly, readerContract } from './reader.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** A contract with one operation that answers the schema and takes the same list. */
function contractOf(answer: Schema, schemas: Record<string, Schema> = {}, type = 'application/json'): Contract {
  const operation = {
    operationId: 'getBet',
    summary: 'Bet',
    description: 'A bet.',
    tags: [],
    'x-roles': ['member' as const],
    'x-errors': [],
    requestBody: json({ type: 'object', properties: { status: { $ref: '#/components/schemas/Status' } } }),
    responses: { '200': { content: { [type]: { schema: answer } } } },
  };
  return {
    openapi: '3.1.0',
    info: { version: '1.0.0' },
    paths: { '/bet': { get: operation } },
    components: { schemas: { Status: { type: 'string', enum: ['OPEN', 'WON'], 'x-unknown': 'keep' }, ...schemas } },
  };
}
const status = { $ref: '#/components/schemas/Status' };
const object = (schema: Schema, ...required: string[]): Schema => ({
  type: 'object',
  required,
  properties: { status: schema },
});
const answerIn = (contract: Contract): Schema =>
  contract.paths['/bet']!.get!.responses['200']!.content!['application/json']!.schema!;

describe('the contract of readers', () => {
  test('takes any value where it is kept, in answers alone', () => {
    const reader = readerContract(contractOf(object(status, 'status')));
    expect(answerIn(reader).properties?.status).toEqual({
      anyOf: [status, { $ref: '#/components/schemas/UnlistedText' }],
    });
    expect(reader.paths['/bet']!.get!.requestBody).toEqual(contractOf(status).paths['/bet']!.get!.requestBody);
  });

  test('leaves the lists that are dropped or refused as they are', () => {
    const answer = object({ ...status, 'x-unknown': 'refuse' }, 'status');
    expect(answerIn(readerContract(contractOf(answer)))).toEqual(answer);
  });

  test('fails when a list of an answer has no decision', () => {
    const inline = object({ type: 'string', enum: ['A'] }, 'status');
    expect(() => readerContract(contractOf(inline))).toThrow(/getBet 200\.status.*x-unknown/s);
  });

  test('fails when nothing around a dropped value can be left out', () => {
    const drop: Schema = { ...status, 'x-unknown': 'drop' };
    expect(() => readerContract(contractOf(object(drop, 'status')))).toThrow(/getBet 200\.status/);
    expect(() => readerContract(contractOf(object(drop)))).not.toThrow();
    expect(() => readerContract(contractOf({ type: 'array', items: object(drop, 'status') }))).not.toThrow();
    expect(() => readerContract(contractOf(object(drop, 'status'), {}, 'text/event-stream'))).not.toThrow();
  });

  test('keeps for readers only what answers need', () => {
    const contract = contractOf(object(status), { Unused: { type: 'string' } });
    const answers = answersOnly(contract, new Set(['getBet']));
    expect(Object.keys(answers.components.schemas)).toEqual(['Status']);
    expect(answers.paths['/bet']!.get).not.toHaveProperty('requestBody');
    expect(answersOnly(contract, new Set()).paths).toEqual({});
  });
});
