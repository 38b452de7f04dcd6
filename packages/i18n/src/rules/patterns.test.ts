import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPattern, type PatternName, patternNames, toPatternName } from './patterns.ts';

const wide = { min: 0, max: 1000 };
const name = fc.constantFrom(...patternNames);

/** Values each pattern accepts and refuses, whatever their length. */
const samples: Readonly<Record<PatternName, { readonly good: readonly string[]; readonly bad: readonly string[] }>> = {
  any: { good: ['', 'a b!', 'ភាសា', '😀'], bad: ['two\nlines'] },
  letterFirst: { good: ['a', 'sokha99'], bad: ['', '9sokha', 'so kha', 'so_kha', 'é1'] },
  chineseDigits: { good: ['张三', '张3'], bad: ['', 'zhang', '张 三', '３'] },
  email: { good: ['a@b', "o'neil+x@mail.example.com"], bad: ['', 'a', 'a@', '@b', 'a b@c', 'a@-b.com', 'a@b..com'] },
  lettersOrDigits: { good: ['a', '9', 'a9'], bad: ['', 'a-9', 'ñ'] },
  lettersAndDigits: { good: ['a9', '9a'], bad: ['aa', '99', 'a9!'] },
  digits: { good: ['0', '123456'], bad: ['', '1.5', '١٢٣'] },
  alphanumericUppercase: { good: ['A', 'aA9'], bad: ['a9', 'A!'] },
  englishSpaces: { good: ['Sok Dara'], bad: ['', 'Sok9', 'José'] },
  noSpaces: { good: ['a!ភា'], bad: ['', 'a b', 'a\u00a0b', 'a\t'] },
  chinesePunctuation: { good: ['阿卜杜拉·买买提', '好，好。'], bad: ['', '好3', 'ok'] },
  dateYearFirst: {
    good: ['2000-02-29', '1999-12-31'],
    bad: ['', '2001-02-29', '2000-13-01', '2000-1-1', '12-31-2000'],
  },
  dateMonthFirst: { good: ['02-29-2000'], bad: ['', '02-29-2001', '31-12-2000', '2000-12-31'] },
  korean: { good: ['김철수'], bad: ['', '김 철수', 'kim', '金'] },
  thai: { good: ['สมชาย'], bad: ['', 'สม ชาย', 'som'] },
  thaiEnglishSpaces: { good: ['สมชาย Jaidee'], bad: ['', 'สมชาย9'] },
  uppercase: { good: ['ABC'], bad: ['', 'AbC', 'A1', 'É'] },
  strong: { good: ['Mekong#2026'], bad: ['mekong#2026', 'MEKONG#2026', 'Mekong#', 'Mekong2026', 'Mekong #2026'] },
  fullName: {
    good: ['Sok Dara', 'សុខ ដារ៉ា', "Anne-Marie O'Neil", 'José Á. Díaz', "Dirk 't-Hooft"],
    bad: ['', 'Sok', ' Sok Dara', 'Sok  Dara', 'Sok 9', '. . .', 'Sok -', "' Dara"],
  },
  fullWidthJapanese: { good: ['山田　太郎', 'ヤマダ', 'Ａ１'], bad: ['', 'ﾔﾏﾀﾞ', 'yamada', '山 田'] },
  khmerSpaces: { good: ['សុខ ដារ៉ា', 'សុខ\u200bដារ៉ា'], bad: ['', '១២៣', ' ', 'sok'] },
  vietnameseSpaces: { good: ['Nguyễn Văn Đức', 'Nguye\u0302\u0303n'], bad: ['', 'Nguyễn9', '阮'] },
  lettersSpaces: { good: ['José', 'សុខ ដារ៉ា', '김 철수'], bad: ['', ' ', 'a9', 'a-b'] },
  mobile: { good: ['+85512345678', '85512345678'], bad: ['', '+', '012345678', '+855 12', '+1234567890123456'] },
};

describe('input patterns', () => {
  it('are 24, in the order of the indexes of the specification', () => {
    expect(patternNames).toHaveLength(24);
    expect([0, 1, 3, 6, 11, 12, 17, 18, 20, 23].map((index) => patternNames[index])).toEqual([
      'any',
      'letterFirst',
      'email',
      'digits',
      'dateYearFirst',
      'dateMonthFirst',
      'strong',
      'fullName',
      'khmerSpaces',
      'mobile',
    ]);
  });

  it.each(patternNames)('%s accepts and refuses what its text says', (pattern) => {
    const { good, bad } = samples[pattern];
    expect(good.filter((value) => !matchesPattern(pattern, value, wide))).toEqual([]);
    expect(bad.filter((value) => matchesPattern(pattern, value, wide))).toEqual([]);
  });

  it('count characters as their writer does', () => {
    expect(matchesPattern('any', '😀😀', { min: 2, max: 2 })).toBe(true);
    expect(matchesPattern('vietnameseSpaces', 'e\u0302\u0303', { min: 1, max: 1 })).toBe(true);
    expect(matchesPattern('mobile', '+85512345678', { min: 11, max: 11 })).toBe(true);
  });

  it('refuse every value outside the bounds, dates apart', () => {
    const bounded = name.filter((pattern) => !pattern.startsWith('date'));
    fc.assert(
      fc.property(bounded, fc.string({ unit: 'grapheme' }), fc.nat(20), fc.nat(20), (pattern, value, min, extra) => {
        const bounds = { min, max: min + extra };
        const length = pattern === 'mobile' ? value.replace(/\D/g, '').length : [...value.normalize('NFC')].length;
        const inside = length >= bounds.min && length <= bounds.max;
        expect(matchesPattern(pattern, value, bounds)).toBe(inside && matchesPattern(pattern, value, wide));
      }),
    );
  });

  it('agree with the expressions of the specification on any ASCII text', () => {
    const written: Partial<Record<PatternName, string>> = {
      letterFirst: '^[A-Za-z][A-Za-z0-9]{1,7}$',
      lettersOrDigits: '^[A-Za-z0-9]{2,8}$',
      lettersAndDigits: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{2,8}$',
      digits: '^[0-9]{2,8}$',
      alphanumericUppercase: '^(?=.*[A-Z])[A-Za-z0-9]{2,8}$',
      englishSpaces: '^[A-Za-z ]{2,8}$',
      noSpaces: '^\\S{2,8}$',
    };
    const text = fc.string({ unit: fc.constantFrom(...'aZ09 _!'), maxLength: 10 });
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(written)), text, ([pattern, source], value) => {
        const expected = new RegExp(source).test(value);
        expect(matchesPattern(pattern as PatternName, value, { min: 2, max: 8 })).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('answer at once on long hostile input', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('a', 'A ', ' ', '.a', "'", 'អ', '-'), (pattern, unit) => {
        // a backtracking expression would not come back from this
        expect(matchesPattern(pattern, `${unit.repeat(50_000)}\n`, { min: 0, max: 1_000_000 })).toBe(false);
      }),
    );
  });

  it('are named by index or star', () => {
    expect(toPatternName('*')).toBe('any');
    expect(toPatternName('17')).toBe('strong');
    expect(toPatternName('24')).toBeUndefined();
    expect(toPatternName('')).toBeUndefined();
    expect(toPatternName('-1')).toBeUndefined();
  });
});
