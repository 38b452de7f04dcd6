import { describe, expect, it } from 'vitest';
import { structureFaults } from './structure.ts';

const arabic = ['zero', 'one', 'two', 'few', 'many', 'other'];

describe('structureFaults', () => {
  it('accepts a translation in another order', () => {
    expect(structureFaults('<0>{a}</0> of {b}', '{b}: <0>{a}</0>', ['other'])).toEqual([]);
  });

  it('names lost and invented placeholders and tags', () => {
    expect(structureFaults('Hello <0>{name}</0>', 'Hello {nmae}', ['other'])).toEqual([
      'lost {name value}',
      'has unknown {nmae value}',
      'lost <0>',
      'lost </0>',
    ]);
  });

  it('wants every plural form of the language, not of the source', () => {
    const source = '{count, plural, one {# game} other {# games}}';
    expect(structureFaults(source, '{count, plural, other {# ហ្គេម}}', ['other'])).toEqual([]);
    expect(structureFaults(source, '{count, plural, one {لعبة} other {# لعبة}}', arabic)).toEqual(
      ['zero', 'two', 'few', 'many'].map((key) => `lacks the case "${key}" of {count plural}`),
    );
  });

  it('wants every case of a select', () => {
    const source = '{kind, select, loss {Loss} other {Limit}}';
    expect(structureFaults(source, '{kind, select, other {x}}', ['other'])).toEqual([
      'lacks the case "loss" of {kind select}',
    ]);
  });

  it('tells when a translation cannot be read', () => {
    expect(structureFaults('Hi {name}', 'Hi {name', ['other'])[0]).toMatch(/^cannot be read/);
  });
});
