import { type LanguageCode, languageCodes, languageOf, textLanguageOf } from '@mekong/i18n/registry';
import { patternNames } from '@mekong/i18n/rules';
import { brands } from '@mekong/ui/brands';
import { getCountries } from 'libphonenumber-js/max';
import type { OperatorLanguage } from '../../contract/admin/language.ts';
import { countryName } from '../../contract/country-name.ts';
import { type SettingKey, type SettingValue, SWITCH_TREE } from './settings.ts';
import {
  APP_TEXTS,
  APPROVAL_TEXTS,
  CONTACT_PLACE_TEXTS,
  CONTACT_TEXTS,
  HUMAN_CHECK_TEXTS,
  NO_PATTERN_TEXT,
  PATTERN_TEXTS,
  REGISTER_FIELD_TEXTS,
  SWITCH_TEXTS,
  type Text,
} from './settings-choices.ts';
import { FIELD_TEXTS, type FieldTexts, INNER_TEXTS, SECTION_TEXTS } from './settings-words.ts';

/** How a field of a setting is called and explained to operators. */
export interface Label {
  label: string;
  hint?: string;
  /** Words for the values of a choice, in the order they are shown in; values that are not among them are not shown. */
  options?: Readonly<Record<string, string>>;
  /** Options that belong below another one. */
  below?: Readonly<Record<string, string>>;
  /** The order of the chosen ones counts: it is the order of a menu. */
  isOrdered?: boolean;
  /** What a number counts, where it is shown in other units than it is kept in. */
  unit?: 'second';
  /** Rows are what they are; this field of theirs names them. */
  rowName?: string;
  /** Decided before the first account exists, because books are kept in it: shown, never changed. */
  isFixed?: boolean;
}

const SWITCH_PARENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SWITCH_TREE).flatMap(([parent, children]) => children.map((child) => [child, parent])),
);

/** Tag without what a name of the language does not need: the region, unless the code itself names it. */
const shortTag = (code: LanguageCode): string => {
  const tag = languageOf(code).tag.replace(/-x-.*/, '');
  return code.includes('-') ? tag : tag.replace(/-[A-Z]{2}$/, '');
};

/** Names of languages that may be offered, those with complete texts, in the words of one of them. */
const languageNamesIn = (locale: string): Readonly<Record<string, string>> => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const offered = languageCodes.filter((code) => textLanguageOf(code) !== undefined);
  return Object.fromEntries(offered.map((code) => [code, `${names.of(shortTag(code))} (${code})`]));
};

/** Names of countries that have telephones, in the order of a language. */
const countryNamesIn = (language: OperatorLanguage): Readonly<Record<string, string>> => {
  const { compare } = new Intl.Collator(languageOf(language).tag);
  return Object.fromEntries(
    getCountries()
      .map((code) => [code, countryName(code, language)] as const)
      .sort(([, one], [, other]) => compare(one, other)),
  );
};

/** Patterns by what stands for them in a rule: their index. */
const PATTERN_INDEX_TEXTS: Readonly<Record<string, Text>> = {
  '*': NO_PATTERN_TEXT,
  ...Object.fromEntries(patternNames.map((name, index) => [String(index), PATTERN_TEXTS[name]])),
};

/** Closed lists inside groups and rows, by the name of their field. */
const INNER_OPTIONS: Readonly<Record<string, Readonly<Record<string, Text | string>>>> = {
  acceptedPattern: PATTERN_INDEX_TEXTS,
  csPosition: CONTACT_PLACE_TEXTS,
  csType: CONTACT_TEXTS,
  name: REGISTER_FIELD_TEXTS,
  resourceType: APP_TEXTS,
};

/** Brands under their own names, which are the same in every language. */
const BRAND_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(brands).map(([name, { title }]) => [name, title]),
);

/** What a field is beside its words. */
type Facts = Pick<Label, 'isFixed' | 'isOrdered' | 'rowName' | 'below' | 'unit'> & {
  options?: 'switches' | 'languages' | 'humanChecks' | 'approvals' | 'brands' | 'countries';
};

/** Fields that have more than words. */
const FACTS: { readonly [K in SettingKey]?: { readonly [F in keyof SettingValue<K>]?: Facts } } = {
  merchant: {
    code: { isFixed: true },
    merchantCode: { isFixed: true },
    brand: { options: 'brands' },
    currency: { isFixed: true },
    trialCurrency: { isFixed: true },
    languages: { options: 'languages', isOrdered: true },
    defaultLanguage: { options: 'languages' },
  },
  switches: {
    on: { options: 'switches', below: SWITCH_PARENTS },
  },
  register: {
    fields: { rowName: 'name' },
    humanVerification: { options: 'humanChecks' },
  },
  approvals: {
    on: { options: 'approvals' },
  },
  session: {
    idleSeconds: { unit: 'second' },
    absoluteSeconds: { unit: 'second' },
  },
  region: {
    blocked: { options: 'countries' },
  },
  codes: {
    countries: { options: 'countries', isOrdered: true },
  },
  humanCheck: {
    login: { options: 'humanChecks' },
    sendCode: { options: 'humanChecks' },
  },
};

/** Says a text in a language, with what stands in its braces. */
export type Say = (text: Text, values?: Readonly<Record<string, string>>) => string;

/** Says a text in English, as it stands in the source. */
export const sayEnglish: Say = ({ message }, values = {}) =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** All words of the forms of settings in one language. */
export interface SettingWords {
  readonly say: Say;
  /** @param name of a field of the setting */
  label(key: SettingKey, name: string): Label;
  /** @param name of a field inside a group or a row */
  innerLabel(name: string): Label;
  section(key: SettingKey): { title: string; note?: string };
}

const saidBy = (say: Say, texts: Readonly<Record<string, Text | string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? text : say(text)]));

/**
 * The words of the forms of settings.
 *
 * @param say gives each text in the language
 * @param language that names of languages and countries are written in
 */
export function settingWords(say: Say, language: OperatorLanguage): SettingWords {
  const countries = countryNamesIn(language);
  const options = {
    countries,
    switches: saidBy(say, SWITCH_TEXTS),
    languages: languageNamesIn(languageOf(language).tag),
    humanChecks: saidBy(say, HUMAN_CHECK_TEXTS),
    approvals: saidBy(say, APPROVAL_TEXTS),
    brands: BRAND_NAMES,
  };
  return {
    say,
    label(key, name) {
      const texts: Readonly<Record<string, FieldTexts>> = FIELD_TEXTS[key];
      const words = texts[name];
      const facts: Readonly<Record<string, Facts | undefined>> = FACTS[key] ?? {};
      const { options: kind, ...others } = facts[name] ?? {};
      return {
        label: words ? say(words.label) : name,
        ...(words?.hint ? { hint: say(words.hint) } : {}),
        ...others,
        ...(kind ? { options: options[kind] } : {}),
      };
    },
    innerLabel(name) {
      const text = INNER_TEXTS[name];
      const choices = name === 'country' ? countries : INNER_OPTIONS[name];
      return {
        label: text ? say(text) : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        ...(choices ? { options: saidBy(say, choices) } : {}),
      };
    },
    section(key) {
      const { title, note } = SECTION_TEXTS[key];
      return { title: say(title), ...(note ? { note: say(note) } : {}) };
    },
  };
}

/** The words in English. */
export const englishWords = settingWords(sayEnglish, 'EN');
