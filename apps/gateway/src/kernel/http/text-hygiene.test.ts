import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanTexts, HygieneError } from './text-hygiene.ts';

describe('texts of a request', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['escape', '\u001b[31m'],
    ['DEL', '\u007f'],
    ['C1 control', '\u0085'],
    ['lone high surrogate', 'a\ud800'],
    ['lone low surrogate', '\udc00a'],
    ['bidi override', 'safe\u202egpj.exe'],
  ])('with a %s are refused, and the field is named', (_name, text) => {
    expect(() => cleanTexts({ user: { names: ['ok', text] } })).toThrow(HygieneError);
    try {
      cleanTexts({ user: { names: ['ok', text] } });
    } catch (error) {
      expect(error).toMatchObject({ path: 'user.names.1' });
    }
  });

  test('with a forbidden character in a key are refused', () => {
    expect(() => cleanTexts({ 'a\u0000': 1 })).toThrow(HygieneError);
  });

  test.each(['line\nline', 'tab\there', '😀', 'ខ្មែរ\u200bខ្មែរ', 'نص\u200fعربي', 'می\u200cخواهم'])(
    '%j is text',
    (text) => {
      expect(cleanTexts(text)).toBe(text.normalize('NFC'));
    },
  );

  test('are in normal form C', () => {
    expect(cleanTexts({ name: 'e\u0301' })).toEqual({ name: 'é' });
  });

  test('nested too deep end in a refusal and not at the end of the stack', () => {
    let deep: unknown = 'x';
    for (let i = 0; i < 50_000; i++) deep = [deep];
    expect(() => cleanTexts(deep)).toThrow(HygieneError);
  });

  test('of any well-formed JSON come back in the same shape, and twice cleaned is once cleaned', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        let once: unknown;
        try {
          once = cleanTexts(value);
        } catch (error) {
          expect(error).toBeInstanceOf(HygieneError);
          return;
        }
        expect(cleanTexts(once)).toEqual(once);
        expect(JSON.stringify(once)).toBe(JSON.stringify(value).normalize('NFC'));
      }),
    );
  });
});
