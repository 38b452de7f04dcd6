import type { Text } from './settings-choices.ts';

/** What may be wrong with a value of a setting. Those of rules without values are the messages of their schemas. */
export const PROBLEM_TEXTS = {
  line: /*i18n*/ { id: 'setting.problem.line', message: 'Line {line}: {problem}' },
  unexpected: /*i18n*/ { id: 'setting.problem.unexpected', message: 'Check the format.' },
  missing: /*i18n*/ { id: 'setting.problem.missing', message: 'Enter a value.' },
  flag: /*i18n*/ { id: 'setting.problem.flag', message: 'Write true or false.' },
  wholeNumber: /*i18n*/ { id: 'setting.problem.wholeNumber', message: 'Enter a whole number.' },
  tooShort: /*i18n*/ { id: 'setting.problem.tooShort', message: 'Too short: the least length is {least}.' },
  tooLong: /*i18n*/ { id: 'setting.problem.tooLong', message: 'Too long: the greatest length is {most}.' },
  tooSmall: /*i18n*/ { id: 'setting.problem.tooSmall', message: 'It must be {least} or more.' },
  tooGreat: /*i18n*/ { id: 'setting.problem.tooGreat', message: 'It must be {most} or less.' },
  tooFew: /*i18n*/ { id: 'setting.problem.tooFew', message: 'Choose at least {least}.' },
  notListed: /*i18n*/ { id: 'setting.problem.notListed', message: 'Choose one of the list.' },
  dateTime: /*i18n*/ {
    id: 'setting.problem.dateTime',
    message: 'Enter a date and a time, such as 2026-11-21 17:00.',
  },
  wholeAddress: /*i18n*/ {
    id: 'setting.problem.wholeAddress',
    message: 'Enter a whole address, such as https://www.example.com.',
  },
  english: /*i18n*/ {
    id: 'setting.problem.english',
    message: 'English is needed: it is shown where another text is missing.',
  },
  amount: /*i18n*/ {
    id: 'setting.problem.amount',
    message: 'Enter an amount with four places, such as 1000.0000.',
  },
  imageHost: /*i18n*/ {
    id: 'setting.problem.imageHost',
    message: 'Enter an exact origin such as https://cdn.example.com, or a path of this site.',
  },
  hostLength: /*i18n*/ { id: 'setting.problem.hostLength', message: 'Too long for the address of a host.' },
  address: /*i18n*/ {
    id: 'setting.problem.address',
    message: 'Enter a whole address, or a path of this site.',
  },
  country: /*i18n*/ { id: 'setting.problem.country', message: 'Enter two letters, such as KH.' },
  noCountry: /*i18n*/ { id: 'setting.problem.noCountry', message: 'No country has this code.' },
  hostname: /*i18n*/ {
    id: 'setting.problem.hostname',
    message: 'Enter a host name without https:// and without a port.',
  },
  timeZone: /*i18n*/ {
    id: 'setting.problem.timeZone',
    message: 'No time zone has this name. Example: Asia/Phnom_Penh.',
  },
  merchantCode: /*i18n*/ {
    id: 'setting.problem.merchantCode',
    message: 'Use 2 to 20 capital letters and digits.',
  },
  endBeforeStart: /*i18n*/ { id: 'setting.problem.endBeforeStart', message: 'The end must be after the start.' },
  network: /*i18n*/ { id: 'setting.problem.network', message: 'Enter a range such as 203.0.113.0/24.' },
  header: /*i18n*/ { id: 'setting.problem.header', message: 'Enter the name of a header.' },
  sameRule: /*i18n*/ { id: 'setting.problem.sameRule', message: 'Each field has one rule.' },
  rulePattern: /*i18n*/ { id: 'setting.problem.rulePattern', message: 'This field takes: {patterns}.' },
  ruleLeast: /*i18n*/ { id: 'setting.problem.ruleLeast', message: 'The least length of this field is {least}.' },
  ruleMost: /*i18n*/ { id: 'setting.problem.ruleMost', message: 'The greatest length of this field is {most}.' },
  ruleOrder: /*i18n*/ { id: 'setting.problem.ruleOrder', message: 'The most cannot be less than the least.' },
} satisfies Record<string, Text>;

export type ProblemName = keyof typeof PROBLEM_TEXTS;

/** The message of a rule without values, for its schema. */
export const problem = (name: ProblemName): string => PROBLEM_TEXTS[name].message;
