import type { RegisterRule } from '@mekong/api-client/contract/types';
import { type PatternName, patternNames, toPatternName } from '@mekong/i18n/rules';

/** What the contract lets a field of a registration be; a rule of the merchant is narrower, never wider. */
export interface Limits {
  /** Input patterns whose every value the contract takes. */
  patterns: readonly PatternName[];
  /** Characters; digits of a mobile number. */
  min: number;
  max: number;
}

const CODE: readonly PatternName[] = [
  'letterFirst',
  'lettersOrDigits',
  'lettersAndDigits',
  'digits',
  'alphanumericUppercase',
  'uppercase',
];
const DATES: readonly PatternName[] = ['dateYearFirst', 'dateMonthFirst'];
/** Patterns that let no blank through, not even the wide one between Japanese names. */
const WITH_BLANKS: readonly PatternName[] = [
  'any',
  'englishSpaces',
  'thaiEnglishSpaces',
  'fullName',
  'fullWidthJapanese',
  'khmerSpaces',
  'vietnameseSpaces',
  'lettersSpaces',
];
const WITHOUT_BLANKS = patternNames.filter((name) => !WITH_BLANKS.includes(name));
const code: Limits = { patterns: CODE, min: 0, max: 40 };
const text = (max: number): Limits => ({ patterns: patternNames, min: 0, max });

/** By field. The contract's schemas of the two registrations say the same; a test compares them. */
const LIMITS: Readonly<Record<RegisterRule['name'], Limits>> = {
  username: { patterns: WITHOUT_BLANKS, min: 1, max: 32 },
  password: text(128),
  confirmPassword: text(128),
  payeeName: text(100),
  email: { patterns: ['email'], min: 0, max: 254 },
  qqNum: { patterns: ['digits'], min: 4, max: 20 },
  mobileNum: { patterns: ['digits', 'mobile'], min: 4, max: 15 },
  recommenderId: code,
  captcha: { patterns: CODE, min: 0, max: 12 },
  verificationCode: { patterns: ['digits'], min: 4, max: 10 },
  affiliateCode: code,
  paymentPassword: { patterns: ['digits'], min: 6, max: 6 },
  line: text(64),
  whatsapp: text(64),
  facebook: text(100),
  wechat: text(64),
  idNumber: { patterns: [...CODE, ...DATES, 'englishSpaces'], min: 0, max: 40 },
  referralCode: code,
};

/**
 * Fields that the contract requires of a registration by user name. The form hides what is switched off, so without them
 * everybody would be refused; an account of another provider is linked by them too, so they count while that way is shut.
 */
export const NEEDED_FIELDS = ['username', 'password'] as const satisfies RegisterRule['name'][];

/** What is wrong with the rule of a field. */
export interface RuleFault {
  field: keyof RegisterRule;
  problem: 'rulePattern' | 'ruleLeast' | 'ruleMost' | 'ruleOrder';
  /** What the field takes. */
  limits: Limits;
}

/** What is wrong with the rule of a field: whoever kept it would be refused by the contract. */
export function faultOfRule(rule: RegisterRule): RuleFault | undefined {
  const limits = LIMITS[rule.name];
  const { patterns, min, max } = limits;
  const name = toPatternName(rule.acceptedPattern);
  if (name === undefined || !patterns.includes(name))
    return { field: 'acceptedPattern', problem: 'rulePattern', limits };
  if (rule.min < min) return { field: 'min', problem: 'ruleLeast', limits };
  if (rule.max > max) return { field: 'max', problem: 'ruleMost', limits };
  if (rule.min > rule.max) return { field: 'max', problem: 'ruleOrder', limits };
  return undefined;
}
