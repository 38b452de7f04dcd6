import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonOf, keepJson, withKept } from './kept-json.ts';

describe('jsonOf', () => {
  test('makes the bytes that JSON.stringify makes when fields of an answer are kept', () => {
    const kept = keepJson({ names: ['ភាសាខ្មែរ', 'English', '"quoted"\n'], licence: undefined });
    const answer = {
      success: true,
      value: { info: withKept({ country: 'KH', ip: undefined }, kept), other: withKept({}, kept), absent: undefined },
    };
    const json = jsonOf(answer);
    expect(Buffer.isBuffer(json)).toBe(true);
    expect(String(json)).toBe(JSON.stringify(answer));
    expect(answer.value.info).toMatchObject({ country: 'KH', ip: undefined, ...kept.fields });
  });

  test('makes the JSON of kept fields once', () => {
    let made = 0;
    const kept = keepJson({ list: { toJSON: () => ++made } });
    for (let n = 0; n < 3; n++)
      expect(String(jsonOf({ value: withKept({ n }, kept) }))).toBe(`{"value":{"n":${n},"list":1}}`);
  });

  test('makes what JSON.stringify makes of any answer, wherever kept fields lie in it', () => {
    const fields = fc.dictionary(fc.stringMatching(/^[a-m]/), fc.jsonValue({ maxDepth: 3 }));
    const keptFields = fc.dictionary(fc.stringMatching(/^[n-z]/), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(fields, keptFields, fields, fc.nat({ max: 4 }), (own, kept, beside, depth) => {
        let answer: object = withKept(own, keepJson(kept));
        for (let n = 0; n < depth; n++) answer = { ...beside, inner: answer, last: n };
        expect(String(jsonOf(answer))).toBe(JSON.stringify(answer));
      }),
    );
  });
});
