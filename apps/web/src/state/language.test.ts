// @vitest-environment jsdom
import { activate } from '@mekong/i18n/i18n';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage, firstLanguage, offeredLanguage, showLanguage } from './language.ts';

vi.mock('@mekong/i18n/i18n', () => ({ activate: vi.fn() }));

beforeEach(async () => {
  vi.mocked(activate).mockReset();
  vi.mocked(activate).mockImplementation(async (_language, _areas, _instance, onReady) => onReady?.());
  await showLanguage('EN');
});

test('a chosen language counts from when its texts are there: what is hydrated before and what shows them match', async () => {
  const shownWith: string[] = [];
  vi.mocked(activate).mockImplementation(async (_language, _areas, _instance, onReady) => {
    shownWith.push(currentLanguage());
    onReady?.();
    shownWith.push(currentLanguage());
  });
  await showLanguage('AR');
  expect(shownWith).toEqual(['EN', 'AR']);
  expect(document.documentElement.dir).toBe('rtl');
});

test('of two choices that overlap the later one holds for texts, calls and document', async () => {
  const { promise: later, resolve: arrive } = Promise.withResolvers<void>();
  // the texts of the first arrive last, and are not shown
  vi.mocked(activate).mockImplementation(async (language, _areas, _instance, onReady) =>
    language === 'AR' ? later : onReady?.(),
  );
  const first = showLanguage('AR');
  await showLanguage('TH');
  arrive();
  await first;
  expect(currentLanguage()).toBe('TH');
  expect(document.documentElement).toMatchObject({ lang: 'th-TH', dir: 'ltr' });
});

test('without its texts the page stays in the language before', async () => {
  vi.mocked(activate).mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(showLanguage('KM')).rejects.toThrow('Failed to fetch');
  expect(currentLanguage()).toBe('EN');
});

test.each([
  ['TY', 'TY'],
  ['TH', 'TH'],
  ['th', 'TH'],
  // known, but without texts of its own or of a relative
  ['RU', 'AR'],
  ['nonsense', 'AR'],
  [undefined, 'AR'],
])('a visit after the choice %s starts in %s on an Arabic device', (stored, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'ar-EG']);
  if (stored) localStorage.setItem('lang', stored);
  else localStorage.removeItem('lang');
  expect(firstLanguage()).toBe(expected);
});

test.each([
  // the merchant's list, its default, the device, an earlier choice
  [['KM', 'EN'], 'KM', ['zh-CN'], undefined, 'KM'],
  [['KM', 'EN'], 'EN', ['zh-CN'], undefined, 'EN'],
  [['KM', 'EN'], 'KM', ['zh-CN', 'en-GB'], undefined, 'EN'],
  [['KM', 'EN'], 'KM', ['zh-CN'], 'CN', 'KM'],
  [['KM', 'CN'], 'KM', ['en'], 'CN', 'CN'],
] as const)(
  'of %j with %s a device of %j that chose %s sees %s',
  (languages, defaultLanguage, device, stored, expected) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...device]);
    if (stored) localStorage.setItem('lang', stored);
    else localStorage.removeItem('lang');
    expect(offeredLanguage({ languages: [...languages], defaultLanguage })).toBe(expected);
  },
);

test('a first visit reads the language that its address names, and a choice counts before it', () => {
  history.replaceState(undefined, '', '/?lang=th');
  localStorage.removeItem('lang');
  const merchant = { languages: ['EN', 'TH'], defaultLanguage: 'EN' };
  expect([firstLanguage(), offeredLanguage(merchant)]).toEqual(['TH', 'TH']);
  localStorage.setItem('lang', 'EN');
  expect([firstLanguage(), offeredLanguage(merchant)]).toEqual(['EN', 'EN']);
  history.replaceState(undefined, '', '/?lang=ru');
  localStorage.removeItem('lang');
  expect(firstLanguage()).not.toBe('RU');
  history.replaceState(undefined, '', '/');
});
