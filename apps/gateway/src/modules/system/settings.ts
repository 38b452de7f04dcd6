import type { RegisterRule, WhitelabelSwitch } from '@mekong/api-client/contract/types';
import {
  zAgreementVersion,
  zCurrency,
  zCustomerServiceEntry,
  zDomainResource,
  zHelpLine,
  zHostBase,
  zInstant,
  zLanguageCode,
  zRegisterRule,
  zRegisterSettings,
  zWhitelabelSwitch,
} from '@mekong/api-client/contract/validators';
import { brandNames } from '@mekong/ui/brands';
import { z } from 'zod';
import { faultOfRule, NEEDED_FIELDS } from './register-limits.ts';
import { problem } from './settings-problem-texts.ts';

/** Switches by the switch above them. The tree is fixed; on or off is the merchant's. */
export const SWITCH_TREE = {
  REGISTER: ['MOBILENUMREG', 'REGMOBVERF', 'MOBILEPWREG'],
  LOGIN: ['VERIFICATION', 'FREEPLAY', 'LOGIN_GOOGLE', 'LOGIN_FACEBOOK', 'LOGIN_LINE'],
  PASSWORD: ['PASSEXPIRY', 'PWRESETEMAIL', 'PWRESETSMS'],
  REWARD: ['REFERRAL', 'VIP', 'POINT_MALL'],
  CHAT: [],
} as const satisfies Partial<Record<WhitelabelSwitch, readonly WhitelabelSwitch[]>>;

/** A text per language; English is the one everybody falls back to. */
const localized = z
  .partialRecord(zLanguageCode, z.string().max(500))
  .refine((texts) => texts.EN, { error: problem('english'), path: ['EN'] });

/** Decimal string of four places, as money is on the wire, in the merchant's currency. */
const money = z
  .string()
  .regex(/^\d{1,12}\.\d{4}$/, problem('amount'))
  .meta({ isMoney: true });

/** An exact https origin, or a path of ours: what may be an image host, of what the contract takes for a host. */
const imageHost = z
  .string()
  .regex(/^(\/([A-Za-z0-9_-][A-Za-z0-9/_-]*)?|https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+)$/, problem('imageHost'))
  .refine((base) => zHostBase.safeParse(base).success, problem('hostLength'));

/** A moment as the contract writes it: in UTC, with seconds. */
const instant = z.iso
  .datetime()
  .refine((text) => zInstant.safeParse(text).success && /:\d\d:\d\d(\.\d+)?Z$/.test(text), problem('dateTime'));

/** Address that may be one of this site; completed with the origin it is read at. */
const address = z.string().refine((url) => URL.canParse(url, 'https://site.example'), problem('address'));

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO code of a country that exists. */
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, problem('country'))
  .refine((code) => !/^[A-Z]{2}$/.test(code) || COUNTRIES.of(code) !== undefined, problem('noCountry'));

/** Host name as a browser sends it, without port. */
const hostname = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/, problem('hostname'));

/** Name of a zone of the time zone database. What is no name, such as +07:00, PostgreSQL counts to the other side. */
const timeZone = z.string().refine((name) => {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}, problem('timeZone'));

const rule = (
  name: RegisterRule['name'],
  acceptedPattern: string,
  min: number,
  max: number,
  state: 'required' | 'optional' | 'off' = 'off',
): RegisterRule => ({ name, enabled: state !== 'off', required: state === 'required', acceptedPattern, min, max });

/** Rules of a merchant that has set none: user name, password, an optional agent code. */
const DEFAULT_RULES: RegisterRule[] = [
  rule('username', '1', 4, 16, 'required'),
  rule('password', '*', 8, 64, 'required'),
  rule('confirmPassword', '*', 8, 64, 'required'),
  rule('payeeName', '18', 2, 50),
  rule('email', '3', 6, 254),
  rule('qqNum', '6', 5, 12),
  rule('mobileNum', '23', 6, 15),
  rule('recommenderId', '4', 4, 20),
  rule('captcha', '4', 4, 6),
  rule('verificationCode', '6', 6, 6),
  rule('affiliateCode', '4', 4, 32),
  rule('paymentPassword', '6', 6, 6),
  rule('line', '9', 2, 40),
  rule('whatsapp', '23', 6, 15),
  rule('facebook', '9', 2, 60),
  rule('wechat', '9', 2, 40),
  rule('idNumber', '4', 4, 30),
  rule('referralCode', '4', 4, 32),
];

/** A rule that the contract is narrower than would close the registration for whoever keeps it. */
function refuseUnsendable(rules: readonly RegisterRule[], context: z.RefinementCtx): void {
  for (const [index, rule] of rules.entries()) {
    const fault = faultOfRule(rule);
    if (fault) context.addIssue({ code: 'custom', path: [index, fault.field], params: fault });
    if (rules.findIndex(({ name }) => name === rule.name) < index)
      context.addIssue({ code: 'custom', path: [index, 'name'], message: problem('sameRule') });
  }
  for (const needed of NEEDED_FIELDS) {
    const index = rules.findIndex(({ name }) => name === needed);
    const field = !rules[index]?.enabled ? 'enabled' : !rules[index]?.required ? 'required' : undefined;
    if (field)
      context.addIssue({ code: 'custom', path: index < 0 ? [] : [index, field], message: problem('ruleNeeded') });
  }
}

/** Every setting: what its value looks like, and what holds until the merchant says otherwise. */
export const SETTINGS = {
  merchant: z.object({
    code: z.string().default('mekong'),
    merchantCode: z
      .string()
      .regex(/^[A-Z0-9]{2,20}$/, problem('merchantCode'))
      .default('MEKONG'),
    name: z.string().min(1).max(60).default('Mekong'),
    /** How the site looks. */
    brand: z.enum(brandNames).default(brandNames[0]),
    currency: z._default(zCurrency, 'KHR'),
    currencySymbol: z.string().min(1).max(8).default('៛'),
    trialCurrency: z._default(zCurrency, 'FUN'),
    trialCurrencySymbol: z.string().min(1).max(8).default('F'),
    decimals: z.int().min(0).max(4).default(2),
    languages: z.array(zLanguageCode).min(1).default(['KM', 'EN', 'CN', 'TH', 'PT', 'TY', 'AR', 'VI']),
    defaultLanguage: z._default(zLanguageCode, 'KM'),
    timeZone: timeZone.default('Asia/Phnom_Penh'),
    minAge: z.int().min(18).max(30).default(18),
    /** Licence the site is run under, as its footer names it; a site for play money has none. */
    licence: z.string().min(1).max(200).optional(),
    /** Play money of a new member. */
    memberGrant: money.default('1000000.0000'),
    /** Play money of a trial account. */
    trialGrant: money.default('100000.0000'),
    /** Games are played from a wallet at their vendor, and money is brought there first. */
    hasVendorWallets: z.boolean().default(false),
  }),
  switches: z.object({
    on: z.array(zWhitelabelSwitch).default(['REGISTER', 'LOGIN', 'PASSWORD', 'REWARD']),
  }),
  register: z.object({
    /** The form that begins with a user name; the one that begins with a number has the switch MOBILENUMREG. */
    byUsername: z.boolean().default(true),
    fields: z.array(zRegisterRule).default(DEFAULT_RULES).superRefine(refuseUnsendable),
    agreementVersion: z._default(zAgreementVersion, '2026-01'),
    /** Ticked beforehand, as the specification has it; consent by law takes an act. */
    agreementDefault: z.boolean().default(true),
    humanVerification: z._default(zRegisterSettings.shape.humanVerification, 'NONE'),
  }),
  maintenance: z
    .object({
      active: z.boolean().default(false),
      reason: localized.optional(),
      startsAt: instant.optional(),
      until: instant.optional(),
    })
    .refine(({ startsAt, until }) => !startsAt || !until || Date.parse(startsAt) < Date.parse(until), {
      error: problem('endBeforeStart'),
      path: ['until'],
    }),
  region: z.object({
    /** ISO codes of the countries that are not served. */
    blocked: z.array(country).default([]),
    /** Address ranges whose country is known here; the first that matches counts. */
    networks: z.array(z.object({ cidr: z.union([z.cidrv4(), z.cidrv6()], problem('network')), country })).default([]),
    /** Header in which a trusted proxy names the country; ignored on any other request. */
    header: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]*$/, problem('header'))
      .default('cf-ipcountry'),
    /** The law of the place allows cockfight to be offered. */
    cockfight: z.boolean().default(false),
  }),
  domains: z.object({
    /** Host names of the site, without port. Empty: any host is ours, because a demo is opened under many names. */
    hosts: z.array(hostname).default([]),
    /** Further origins of the site, offered to the client to choose from. */
    origins: z.array(z.url()).default([]),
    resources: z
      .array(z.intersection(zDomainResource, z.object({ url: address, qrCodeUrl: address })))
      .default([{ resourceType: 'PWA', url: '/', qrCodeUrl: '/', labelNameEn: 'Install on this device' }]),
  }),
  customerService: z.object({
    entries: z.array(z.intersection(zCustomerServiceEntry, z.object({ titles: localized.optional() }))).default([]),
  }),
  session: z.object({
    idleSeconds: z.int().min(60).max(86_400).default(1_800),
    absoluteSeconds: z.int().min(300).max(2_592_000).default(43_200),
  }),
  humanCheck: z.object({
    /** Whether a log-in by password needs one. Registrations say so by themselves: register.humanVerification. */
    login: z.enum(['NONE', 'SLIDER']).default('NONE'),
    /** Whether a message does: a code by SMS, a link by mail. */
    sendCode: z.enum(['NONE', 'SLIDER']).default('NONE'),
    /** Work beside the picture, about a tenth of a second on a phone. */
    sliderBits: z.int().min(0).max(26).default(12),
    /** Work in the place of the picture, a few seconds on a phone. */
    workBits: z.int().min(0).max(26).default(16),
  }),
  security: z.object({
    /** Age at which a password must be changed, while the switch PASSEXPIRY is on. */
    passwordDays: z.int().min(1).max(3_650).default(90),
  }),
  approvals: z.object({
    /** What waits for a second operator. */
    on: z.array(z.enum(['accounts', 'settings', 'clock'])).default(['accounts', 'settings', 'clock']),
    /** Hours after which a request that nobody has decided is closed. */
    hours: z.int().min(1).max(168).default(24),
  }),
  withdrawals: z.object({
    /** A request up to this is paid without anybody looking, when nothing else speaks against it. */
    automaticUpTo: money.default('400000.0000'),
    /** Above this a second operator has to approve it too. */
    secondOver: money.default('4000000.0000'),
    /** Of one member, on one day of the merchant. */
    ordersPerDay: z.int().min(1).max(100).default(5),
    amountPerDay: money.default('40000000.0000'),
    /** Valid bets that a deposit needs before it can be withdrawn, in hundredths of it. */
    turnoverPercent: z.int().min(0).max(10_000).default(100),
    /** Hours until a new payout account can be used. */
    waitHours: z.int().min(0).max(168).default(24),
    /** Minutes after which a part that was paid counts as received. */
    autoConfirmMinutes: z.int().min(10).max(10_080).default(1_440),
    /** Nobody is paid out before the identity check is approved. */
    needsIdentity: z.boolean().default(true),
    /** Least age in years by the birthday of the identity check. */
    identityAge: z.int().min(18).max(30).default(21),
    /** Payout accounts of one member. */
    accounts: z.int().min(1).max(20).default(5),
  }),
  retention: z.object({
    /** Days from its decision for which a picture of a document is kept that was rejected, or that another was approved in place of. */
    rejectedPictureDays: z.int().min(1).max(3_650).default(365),
    /** Years from the end of an account for which its identity check is kept. */
    identityYears: z.int().min(1).max(30).default(5),
  }),
  serviceTimes: z.object({
    /** Minutes in which a withdrawal or a transfer in review should be decided. */
    withdrawalMinutes: z.int().min(5).max(10_080).default(30),
    /** Hours in which an identity check should be decided. */
    identityHours: z.int().min(1).max(720).default(24),
    /** Hours for slips, payments that fit no order and differences of settlements. */
    paymentHours: z.int().min(1).max(720).default(24),
    /** Hours in which an application of an agent should be decided. */
    applicationHours: z.int().min(1).max(720).default(72),
    /** Hours in which a problem that a player reports should be dealt with. */
    reportHours: z.int().min(1).max(720).default(48),
  }),
  transfers: z.object({
    /** Members may pass money on to their upline, agents to a direct downline. */
    toUpline: z.boolean().default(true),
    toDownline: z.boolean().default(true),
    least: money.default('1000.0000'),
    /** Of one member, on one day of the merchant. */
    amountPerDay: money.default('20000000.0000'),
    /** Above it an operator looks at a transfer first. */
    reviewOver: money.default('10000000.0000'),
  }),
  contracts: z.object({
    /** An upline may offer more than it has itself; it pays the difference. */
    mayExceedOwn: z.boolean().default(false),
    /** An end that is asked for again, a whole cycle after it was refused, needs no answer. */
    isSecondRequestBinding: z.boolean().default(true),
    /** Days until an offer that nobody has answered is closed. */
    offerDays: z.int().min(1).max(60).default(7),
    /** Days until a wish to end that nobody has answered holds. */
    answerDays: z.int().min(1).max(60).default(14),
    /** Hours that operators have to look at a dividend before it is paid. */
    reviewHours: z.int().min(0).max(720).default(24),
    /** A dividend is paid when operators release its run, however long that takes. */
    needsRelease: z.boolean().default(false),
    /** Of new contracts between agents: the upline pays the downline from its own wallet. */
    isPaidByUpline: z.boolean().default(false),
    /** Days until what the wallet of an upline does not hold is given up. */
    unpaidDays: z.int().min(1).max(90).default(30),
  }),
  codes: z.object({
    /** Minutes that a code by SMS is good for. */
    minutes: z.int().min(1).max(10).default(5),
    /** ISO codes of the countries that codes are sent to, the first choice first. */
    countries: z
      .array(country)
      .min(1)
      .default(['KH', 'TH', 'VN', 'LA', 'MM', 'MY', 'SG', 'ID', 'PH', 'CN', 'JP', 'KR', 'AE', 'BR', 'PT']),
    /** Codes of the whole site: what the merchant pays for at most. */
    budget: z
      .object({ hour: z.int().min(1).default(1_000), day: z.int().min(1).default(10_000) })
      .default({ hour: 1_000, day: 10_000 }),
  }),
  saferPlay: z.object({
    /** Who helps players, by country; a line without one is for everybody. */
    helpLines: z
      .array(zHelpLine)
      .max(50)
      .default([{ title: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }]),
  }),
  pictures: z.object({
    hosts: z.array(imageHost).min(1).default(['/img']),
    /** Path of vendor pictures on the host. */
    vendorPath: z.string().default('/vendors'),
  }),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = z.output<(typeof SETTINGS)[K]>;
/** What may be written: fields that are left out take their defaults. */
export type SettingInput<K extends SettingKey> = z.input<(typeof SETTINGS)[K]>;
export type AllSettings = { [K in SettingKey]: SettingValue<K> };
