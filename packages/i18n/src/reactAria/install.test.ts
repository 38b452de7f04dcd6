import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import * as english from 'react-aria-components/i18n/en-US';
import * as portuguese from 'react-aria-components/i18n/pt-BR';
import * as chinese from 'react-aria-components/i18n/zh-CN';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { strings as arabic } from './ar.ts';
import { usedGroups } from './groups.ts';
import { reactAriaStrings, spokenLanguage } from './install.ts';
import { strings as khmer } from './km.ts';
import { textsOf } from './library.ts';
import type { ReactAriaStrings } from './templates.ts';
import { strings as thai } from './th.ts';
import { strings as vietnamese } from './vi.ts';

/** "group/key" of every text of the groups that are in use. */
function keysOf(strings: ReactAriaStrings): string[] {
  return usedGroups.flatMap((group) => Object.keys(strings[group] ?? {}).map((key) => `${group}/${key}`)).sort();
}

/** What a part of React Aria would say. */
function say(group: string, key: string, locale: string, values?: Record<string, string | number>): string {
  const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage(group);
  if (!dictionary) throw new Error(`no texts for ${group}`);
  return new LocalizedStringFormatter(locale, dictionary).format(key, values);
}

describe('texts of React Aria', () => {
  it.each([
    ['Khmer', khmer],
    ['Chinese', textsOf(chinese)],
    ['Thai', thai],
    ['Portuguese', textsOf(portuguese)],
    ['Arabic', arabic],
    ['Vietnamese', vietnamese],
  ])('are complete in %s', (_, strings) => {
    expect(keysOf(strings)).toEqual(keysOf(textsOf(english)));
  });

  it.each([
    ['Khmer', khmer],
    ['Thai', thai],
    ['Vietnamese', vietnamese],
  ])('of packages that no part uses are kept in %s neither', (_, strings) => {
    expect(Object.keys(strings).sort()).toEqual([...usedGroups].sort());
  });

  it.each([
    ['Khmer', khmer],
    ['Thai', thai],
    ['Vietnamese', vietnamese],
  ])('take the same values in %s as in English', (_, strings) => {
    const format = new LocalizedStringFormatter('en', new LocalizedStringDictionary({ en: {} }));
    for (const group of usedGroups) {
      for (const [key, text] of Object.entries(textsOf(english)[group] ?? {})) {
        const asked = new Set<PropertyKey>();
        // `true` opens every condition, so that all values are asked for
        const get = (_: object, name: PropertyKey) => {
          asked.add(name);
          return true;
        };
        const values = new Proxy({}, { get });
        if (typeof text === 'function') Reflect.apply(text, undefined, [values, format]);
        const inEnglish = [...asked].sort();
        asked.clear();
        const translated = strings[group]?.[key];
        if (typeof translated === 'function') Reflect.apply(translated, undefined, [values, format]);
        expect([group, key, [...asked].sort()]).toEqual([group, key, inEnglish]);
      }
    }
  });
});

describe('reactAriaStrings', () => {
  beforeAll(() => {
    vi.stubGlobal('window', globalThis);
    return () => vi.unstubAllGlobals();
  });

  it('makes React Aria speak the language, and another one without a reload', async () => {
    await reactAriaStrings('KM');
    expect(say('@react-aria/calendar', 'next', 'km-KH')).toBe('បន្ទាប់');
    expect(say('@react-aria/calendar', 'todayDate', 'km-KH', { date: '3' })).toBe('ថ្ងៃនេះ 3');
    await reactAriaStrings('AR');
    expect(say('@react-aria/calendar', 'next', 'ar')).toBe('التالي');
    await reactAriaStrings('TY');
    expect(say('@react-aria/calendar', 'next', 'th-x-ty')).toBe('ถัดไป');
    await reactAriaStrings('VI');
    expect(say('@react-aria/calendar', 'todayDate', 'vi-VN', { date: '3' })).toBe('Hôm nay, 3');
    await reactAriaStrings('EN');
    expect(say('@react-aria/calendar', 'todayDate', 'en', { date: '3' })).toBe('Today, 3');
  });

  it('lets the last of two overlapping calls win', async () => {
    await Promise.all([reactAriaStrings('KM'), reactAriaStrings('EN')]);
    expect(spokenLanguage()).toBe('EN');
    expect(say('@react-aria/calendar', 'next', 'en')).toBe('Next');
  });

  it('speaks English where a language has no table yet', async () => {
    await reactAriaStrings('KM');
    await reactAriaStrings('RU');
    expect(say('@react-aria/calendar', 'next', 'ru-RU')).toBe('Next');
  });
});
