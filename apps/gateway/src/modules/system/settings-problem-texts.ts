import type { Text } from './settings-choices.ts';

/** What may be wrong with a value of a setting. Those of rules that are the same for every field are the messages of their schemas. */
export const PROBLEM_TEXTS = {
  line: /*i18n*/ { id: 'setting.problem.line', message: 'Line {line}: {problem}' },
  unexpected: /*i18n*/ { id: 'setting.problem.unexpected', message: 'Check the format.' },
  unknownName: /*i18n*/ { id: 'setting.problem.unknownName', message: 'There is no field with this name.' },
  missing: /*i18n*/ { id: 'setting.problem.missing', message: 'Enter a value.' },
  flag: /*i18n*/ { id: 'setting.problem.flag', message: 'Write {on} or {off}.' },
  wholeNumber: /*i18n*/ { id: 'setting.problem.wholeNumber', message: 'Enter a whole number.' },
  tooShort: /*i18n*/ { id: 'setting.problem.tooShort', message: 'Too short: the least length is {least}.' },
  tooLong: /*i18n*/ { id: 'setting.problem.tooLong', message: 'Too long: the greatest length is {most}.' },
  tooSmall: /*i18n*/ { id: 'setting.problem.tooSmall', message: 'It must be {least} or more.' },
  tooGreat: /*i18n*/ { id: 'setting.problem.tooGreat', message: 'It must be {most} or less.' },
  tooFew: /*i18n*/ { id: 'setting.problem.tooFew', message: 'Choose at least {least}.' },
  notListed: /*i18n*/ { id: 'setting.problem.notListed', message: 'Choose one of the list.' },
  dateTime: /*i18n*/ {
    id: 'setting.problem.dateTime',
    message: 'Enter a date and a time, such as {example}.',
  },
  wholeAddress: /*i18n*/ {
    id: 'setting.problem.wholeAddress',
    message: 'Enter a whole address, such as {example}.',
  },
  english: /*i18n*/ {
    id: 'setting.problem.english',
    message: 'English is needed: it is shown where another text is missing.',
  },
  amount: /*i18n*/ {
    id: 'setting.problem.amount',
    message: 'Enter an amount with four places, such as {example}.',
  },
  imageHost: /*i18n*/ {
    id: 'setting.problem.imageHost',
    message: 'Enter an exact origin such as {example}, or a path of this site.',
  },
  hostLength: /*i18n*/ { id: 'setting.problem.hostLength', message: 'Too long for the address of a host.' },
  address: /*i18n*/ {
    id: 'setting.problem.address',
    message: 'Enter a whole address, or a path of this site.',
  },
  country: /*i18n*/ { id: 'setting.problem.country', message: 'Enter two letters, such as {example}.' },
  noCountry: /*i18n*/ { id: 'setting.problem.noCountry', message: 'No country has this code.' },
  hostname: /*i18n*/ {
    id: 'setting.problem.hostname',
    message: 'Enter a host name without https:// and without a port.',
  },
  timeZone: /*i18n*/ {
    id: 'setting.problem.timeZone',
    message: 'No time zone has this name. Example: {example}.',
  },
  merchantCode: /*i18n*/ {
    id: 'setting.problem.merchantCode',
    message: 'Use 2 to 20 capital letters and digits.',
  },
  endBeforeStart: /*i18n*/ { id: 'setting.problem.endBeforeStart', message: 'The end must be after the start.' },
  network: /*i18n*/ { id: 'setting.problem.network', message: 'Enter a range such as {example}.' },
  header: /*i18n*/ { id: 'setting.problem.header', message: 'Enter the name of a header.' },
  sameRule: /*i18n*/ { id: 'setting.problem.sameRule', message: 'Each field has one rule.' },
  rulePattern: /*i18n*/ { id: 'setting.problem.rulePattern', message: 'This field takes: {patterns}.' },
  ruleLeast: /*i18n*/ { id: 'setting.problem.ruleLeast', message: 'The least length of this field is {least}.' },
  ruleMost: /*i18n*/ { id: 'setting.problem.ruleMost', message: 'The greatest length of this field is {most}.' },
  ruleNeeded: /*i18n*/ {
    id: 'setting.problem.ruleNeeded',
    message: 'Nobody can register without this field: keep it on and required.',
  },
  ruleOrder: /*i18n*/ { id: 'setting.problem.ruleOrder', message: 'The most cannot be less than the least.' },
} satisfies Record<string, Text>;

export type ProblemName = keyof typeof PROBLEM_TEXTS;

/** What stands in the braces of some, which no language translates. */
export const PROBLEM_VALUES: Partial<Record<ProblemName, Readonly<Record<string, string>>>> = {
  flag: { on: 'true', off: 'false' },
  dateTime: { example: '2026-11-21 17:00' },
  wholeAddress: { example: 'https://www.example.com' },
  amount: { example: '1000.0000' },
  imageHost: { example: 'https://cdn.example.com' },
  country: { example: 'KH' },
  timeZone: { example: 'Asia/Phnom_Penh' },
  network: { example: '203.0.113.0/24' },
};

/** The message of a rule for its schema; it is found again by it. */
export const problem = (name: ProblemName): string => PROBLEM_TEXTS[name].message;
