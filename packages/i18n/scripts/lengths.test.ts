import { describe, expect, it } from 'vitest';
import { widthOf } from './faces.ts';
import { lengthFaults, sharedLengthFaults } from './lengths.ts';

const tag = { kind: 'tag', isSmall: false, hasIcon: false } as const;

describe('widthOf', () => {
  // as Chromium lays them out in the same faces
  it.each([
    ['Log in', 39.03],
    ['ខ្ញុំ ចំនួន', 41.28],
    ['تسجيل الدخول', 91.08],
    ['เข้าสู่ระบบ', 57.16],
    ['៛ 1,000', 45.42],
    ['登录', 28],
  ])('measures "%s" as a browser does', (text, width) => {
    expect(Math.abs(widthOf(text, 14, 700) - width)).toBeLessThan(0.1);
  });
});

describe('lengthFaults', () => {
  it('refuses what does not fit, and takes the same where there is room', () => {
    const long = 'Em todos os seus dispositivos';
    expect(lengthFaults(long, [tag])).toEqual(['164 px wide, and a tag has room for 122']);
    expect(lengthFaults(long, [{ ...tag, kind: 'button' }])).toEqual([]);
    expect(lengthFaults(long, [])).toEqual([]);
  });

  it('leaves room for the glyph, and measures a small button in its letters', () => {
    const text = 'Números atrasados';
    expect(lengthFaults(text, [tag])).toEqual([]);
    expect(lengthFaults(text, [{ ...tag, hasIcon: true }])).toEqual(['108 px wide, and a tag has room for 102']);
    const button = 'Use the codes of your authenticator app';
    expect(lengthFaults(button, [{ ...tag, kind: 'button' }])).toHaveLength(1);
    expect(lengthFaults(button, [{ ...tag, kind: 'button', isSmall: true }])).toEqual([]);
  });

  it('measures the longest branch of a plural, with a number in it and no tags', () => {
    const plural = '{n, plural, one {<0>#</0> day} other {<0>#</0> days that are left}}';
    expect(lengthFaults(plural, [tag])).toHaveLength(1);
    expect(lengthFaults('{n, plural, one {<0>#</0> day} other {<0>#</0> days}}', [tag])).toEqual([]);
  });

  it('breaks the text of a button of a game into its lines, in every script, and refuses a word that is cut', () => {
    const control = { ...tag, kind: 'game control' } as const;
    expect(lengthFaults('Tabela de prêmios', [control])).toEqual([]);
    expect(lengthFaults('Tabela de todos os prêmios', [control])).toEqual([
      '3 lines long, and a game control has room for 2',
    ]);
    expect(lengthFaults('Gewinnübersicht', [control])).toEqual(['103 px wide, and a game control has room for 80']);
    expect(lengthFaults('ការបង្វិលឥតគិតថ្លៃ', [control])).toEqual([]);
    expect(lengthFaults('ความโปร่งใสของเกม', [control])).toEqual([]);
    expect(lengthFaults('ความโปร่งใสของเกมทั้งหมดทุกรอบ', [control])).toHaveLength(1);
  });
});

describe('sharedLengthFaults', () => {
  const header = [{ ...tag, kind: 'header button' }] as const;

  it('refuses two buttons of the header that do not fit together, though each fits alone', () => {
    const long = ['تسجيل الدخول', 'إنشاء حساب'];
    expect(long.flatMap((text) => lengthFaults(text, header))).toEqual([]);
    expect(sharedLengthFaults(long.map((text) => [text, header]))).toHaveLength(1);
    expect(sharedLengthFaults(long.map((text) => [text, [tag]]))).toEqual([]);
    expect(sharedLengthFaults(['دخول', 'إنشاء حساب'].map((text) => [text, header]))).toEqual([]);
  });
});
