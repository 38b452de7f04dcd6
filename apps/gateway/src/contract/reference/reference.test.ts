import { OPERATIONS } from '@mekong/api-client/contract/operations';
import { describe, expect, test } from 'vitest';
import { contractReference } from './contract-file.ts';
import { createReference, type ReferenceDocument } from './reference.ts';

const document: ReferenceDocument = {
  info: { version: '1.0.0' },
  tags: [{ name: 'bets', description: 'Bets' }],
  paths: {
    '/bets': {
      get: {
        operationId: 'listBets',
        summary: 'Bets',
        description: 'Bets of the `account`.',
        tags: ['bets'],
        'x-roles': ['member'],
        'x-errors': ['NOT_FOUND'],
        'x-list': 'cursor',
        parameters: [{ $ref: '#/components/parameters/State' } as never],
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Page' } } } },
          '404': { content: { 'application/json': { schema: { type: 'string' } } } },
        },
      },
    },
  },
  components: {
    parameters: {
      State: { name: 'state', in: 'query', description: 'Which.', schema: { $ref: '#/components/schemas/State' } },
    },
    schemas: {
      State: { type: 'string', enum: ['open', 'done'] },
      Page: {
        type: 'object',
        required: ['content'],
        properties: { content: { type: 'array', items: { $ref: '#/components/schemas/Bet' } } },
      },
      Bet: {
        type: 'object',
        properties: {
          stake: { type: 'integer', minimum: 1, description: 'Money.' },
          of: { $ref: '#/components/schemas/Bet' },
          by: { oneOf: [{ properties: { name: { type: 'string' } } }, { properties: { name: { const: 'house' } } }] },
        },
      },
    },
  },
};

describe('the reference', () => {
  test('tells what an operation takes and answers, field by field, a type inside of itself once', () => {
    expect(createReference(document).operation('listBets')).toEqual({
      ...{ id: 'listBets', method: 'GET', path: '/bets', tag: 'bets', summary: 'Bets' },
      description: 'Bets of the account.',
      roles: ['member'],
      errors: ['NOT_FOUND'],
      traits: { 'x-list': 'cursor' },
      parts: [
        {
          kind: 'parameters',
          name: '',
          fields: [{ name: 'query state', type: 'open | done', required: false, description: 'Which.' }],
        },
        {
          kind: 'answer',
          name: '200',
          fields: [
            { name: 'content', type: 'list of Bet', required: true },
            { name: 'content[].stake', type: 'integer', required: false, limits: 'minimum 1', description: 'Money.' },
            { name: 'content[].of', type: 'Bet', required: false },
            { name: 'content[].by', type: 'any | any', required: false },
            { name: 'content[].by.name', type: 'string', required: false },
          ],
        },
      ],
    });
  });

  test('has every operation of the contract, with fields wherever something is taken or answered', () => {
    const reference = contractReference();
    expect(
      reference
        .overview()
        .operations.map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(OPERATIONS).toSorted());
    for (const id of Object.keys(OPERATIONS)) {
      const { parts = [], roles } = reference.operation(id) ?? {};
      expect(roles, id).not.toEqual([]);
      for (const { fields } of parts)
        for (const { name, type } of fields) expect(`${name}: ${type}`, id).toMatch(/^\S.*: \S/);
    }
    expect(reference.operation('nothing')).toBeUndefined();
  });
});
