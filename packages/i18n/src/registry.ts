/**
 * Every language the product knows, by its product code.
 *
 * The codes are those of merchants' configurations and of the wire; several are not ISO 639 (CN, TW, TY, and MY which is
 * Burmese), so nothing may pass a product code to `Intl`: use `tag`.
 */

/** Reading direction of a language. */
export type Direction = 'ltr' | 'rtl';

/** One line of the registry. */
export interface Language {
  /** Product code, as stored in `localStorage.lang` and sent to the server. */
  readonly code: LanguageCode;
  /** BCP 47 tag of what is shown: value of `<html lang>` and of every `Intl` constructor. */
  readonly tag: string;
  /** BCP 47 tag of the language itself, by which devices ask for it; another than `tag` while a variant stands in. */
  readonly ownTag: string;
  readonly direction: Direction;
  /** Name of the language in itself, for the language menu. */
  readonly nativeName: string;
  /** Language whose text is shown where this one has none of its own; without it English is. */
  readonly parent: LanguageCode | undefined;
}

type Line = readonly [tag: string, nativeName: string, direction?: Direction, parent?: string];

const lines = {
  CN: ['zh-Hans-CN', '简体中文'],
  EN: ['en', 'English'],
  JA: ['ja-JP', '日本語'],
  TH: ['th-TH', 'ไทย'],
  VI: ['vi-VN', 'Tiếng Việt'],
  MY: ['my-MM', 'မြန်မာ'],
  ES: ['es', 'Español'],
  HI: ['hi-IN', 'हिन्दी'],
  NE: ['ne-NP', 'नेपाली'],
  TE: ['te-IN', 'తెలుగు'],
  ID: ['id-ID', 'Bahasa Indonesia'],
  KM: ['km-KH', 'ភាសាខ្មែរ'],
  KO: ['ko-KR', '한국어'],
  MS: ['ms-MY', 'Bahasa Melayu'],
  PT: ['pt-PT', 'Português'],
  TA: ['ta-IN', 'தமிழ்'],
  TW: ['zh-Hant-TW', '繁體中文'],
  // second Thai-market variant: Thai text, may replace brand wordings
  TY: ['th-x-ty', 'ไทย (TY)', 'ltr', 'TH'],
  UR: ['ur-PK', 'اردو', 'rtl'],
  'PT-BR': ['pt-BR', 'Português (Brasil)', 'ltr', 'PT'],
  TR: ['tr-TR', 'Türkçe'],
  BN: ['bn-BD', 'বাংলা'],
  AR: ['ar', 'العربية', 'rtl'],
  FA: ['fa-IR', 'فارسی', 'rtl'],
  RU: ['ru-RU', 'Русский'],
  KK: ['kk-KZ', 'Қазақша'],
  UZ: ['uz-Latn-UZ', 'Oʻzbekcha'],
  LO: ['lo-LA', 'ລາວ'],
  FR: ['fr-FR', 'Français'],
  SW: ['sw-KE', 'Kiswahili'],
} as const satisfies Record<string, Line>;

/** Product code of a language the product knows. */
export type LanguageCode = keyof typeof lines;

/** Languages that show a variant's words until they have texts of their own: numbers and dates follow the words. */
const shownTags: Partial<Record<LanguageCode, string>> = { PT: 'pt-BR' };

/** All 30 product codes. */
export const languageCodes = Object.keys(lines) as readonly LanguageCode[];

/** Language of a first visit when nothing else decides. */
export const defaultLanguage = 'KM' satisfies LanguageCode;

/** Language the texts in the source code are written in. */
export const sourceLanguage = 'EN' satisfies LanguageCode;

/** Languages whose catalogs are complete; a missing text in one of them fails the build. */
export const shippedLanguages = ['KM', 'EN', 'CN', 'TH', 'PT', 'AR', 'VI'] as const satisfies readonly LanguageCode[];

/** Product code of a language whose catalogs are complete. */
export type ShippedLanguage = (typeof shippedLanguages)[number];

/** Whether any string, in any case, is a product code. */
export function toLanguageCode(value: string | null | undefined): LanguageCode | undefined {
  const code = value?.toUpperCase();
  return code !== undefined && Object.hasOwn(lines, code) ? (code as LanguageCode) : undefined;
}

/** The registry line of a product code. */
export function languageOf(code: LanguageCode): Language {
  const [ownTag, nativeName, direction = 'ltr', parent]: Line = lines[code];
  return {
    code,
    tag: shownTags[code] ?? ownTag,
    ownTag,
    direction,
    nativeName,
    parent: toLanguageCode(parent),
  };
}

/** The product code of an `ownTag` of the registry, for example of `i18n.locale`. */
export function codeOfTag(tag: string): LanguageCode | undefined {
  return languageCodes.find((code) => lines[code][0] === tag);
}

/**
 * The complete language whose texts a language shows: itself, else the nearest parent that is complete (TY shows TH,
 * PT-BR shows PT).
 *
 * @returns `undefined` when neither the language nor a parent is complete, so it must not be offered.
 */
export function textLanguageOf(code: LanguageCode): ShippedLanguage | undefined {
  let next: LanguageCode | undefined = code;
  while (next) {
    const found = shippedLanguages.find((shipped) => shipped === next);
    if (found) return found;
    next = languageOf(next).parent;
  }
  return undefined;
}

/**
 * The languages a merchant's visitors may choose: the codes of its configuration, in its order, without unknown codes and
 * without those that have no complete text yet.
 */
export function offeredLanguages(merchantList: readonly string[]): readonly LanguageCode[] {
  const known = merchantList.map(toLanguageCode).filter((code) => code !== undefined);
  return [...new Set(known)].filter((code) => textLanguageOf(code) !== undefined);
}
