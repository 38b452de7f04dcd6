import { describe, expect, it } from 'vitest';
import { widthOf } from './faces.ts';
import { lengthFaults } from './lengths.ts';

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
});
