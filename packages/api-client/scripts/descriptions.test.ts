import { describe, expect, test } from 'vitest';
import { descriptionFaults, readSources } from './descriptions.ts';

const TEXT = { type: 'string' };
const SAID = { ...TEXT, description: 'Name to log in with.' };
const objectOf = (properties: Record<string, unknown>) => ({ type: 'object', properties });
const memberOf = (properties: Record<string, unknown>) => ({
  'member.yaml': { schemas: { Member: objectOf(properties) } },
});

describe('descriptionFaults', () => {
  test('finds nothing missing in the contract as it is', () => {
    const sources = readSources();
    expect(Object.keys(sources)).toContain('components/failure.yaml');
    expect(descriptionFaults(sources)).toEqual([]);
  });

  test('names the file and the property that lacks a description', () => {
    expect(descriptionFaults(memberOf({ username: SAID, email: TEXT }))).toEqual(['member.yaml: Member.email']);
  });

  test('takes a description of blanks for none', () => {
    const blank = { ...TEXT, description: ' ' };
    expect(descriptionFaults(memberOf({ email: blank }))).toEqual(['member.yaml: Member.email']);
  });

  test('looks into objects and lists', () => {
    const inner = objectOf({ id: TEXT });
    expect(
      descriptionFaults(
        memberOf({
          site: { ...inner, description: 'The site.' },
          games: { type: 'array', description: 'The games.', items: inner },
        }),
      ),
    ).toEqual(['member.yaml: Member.site.id', 'member.yaml: Member.games.items.id']);
  });

  test('looks at a property that is called like a part of a schema', () => {
    const properties = { ...objectOf({ id: TEXT }), description: 'What it has.' };
    expect(descriptionFaults(memberOf({ properties, headers: TEXT }))).toEqual([
      'member.yaml: Member.headers',
      'member.yaml: Member.properties.id',
    ]);
  });

  test('reads a reference in the file it stands in', () => {
    const sources = {
      'member.yaml': {
        schemas: {
          Member: objectOf({
            at: { $ref: './components/common.yaml#/Instant' },
            code: { $ref: './components/common.yaml#/Code' },
            friend: { $ref: '#/schemas/Member' },
            other: { $ref: '#/schemas/Member', description: 'Another member.' },
          }),
        },
      },
      'components/common.yaml': { Instant: { $ref: '#/Moment' }, Moment: SAID, Code: TEXT },
    };
    expect(descriptionFaults(sources)).toEqual(['member.yaml: Member.code', 'member.yaml: Member.friend']);
  });

  test('names parameters and headers that lack a description', () => {
    const sources = {
      'member.yaml': {
        paths: {
          '/member': {
            get: {
              parameters: [{ name: 'id', in: 'query' }, { $ref: '#/parameters/Page' }],
              responses: { 200: { headers: { Location: { schema: TEXT } } } },
            },
          },
        },
        parameters: { Page: { name: 'page', description: 'Page number, counted from 1.' }, Size: { name: 'size' } },
      },
    };
    expect(descriptionFaults(sources)).toEqual([
      'member.yaml: paths./member.get.id',
      'member.yaml: paths./member.get.responses.200.Location',
      'member.yaml: Size',
    ]);
  });

  test('leaves examples alone', () => {
    const example = { properties: { email: 'sokha@example.com' } };
    expect(descriptionFaults({ 'member.yaml': { paths: { '/member': { example } } } })).toEqual([]);
  });
});
