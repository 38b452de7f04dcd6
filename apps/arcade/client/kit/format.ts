/** Amounts as the player reads them, in the language shown. */
import { i18n } from '@lingui/core';
import { isolateLtr } from '@mekong/i18n/bidi';
import { formatTime } from '@mekong/i18n/formats/dates';
import { formatMoney, type MoneyValue } from '@mekong/i18n/formats/money';
import { codeOfTag, defaultLanguage } from '@mekong/i18n/registry';

/** 1/10,000 of the currency unit, from a decimal string with four places. */
export const toUnits = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The same amount back as a decimal string with four places. */
export const toAmount = (units: bigint): string =>
  `${units / 10_000n}.${(units % 10_000n).toString().padStart(4, '0')}`;

export interface MoneyStyle {
  readonly decimals: number;
  /** With its symbol when given. */
  readonly currency?: string;
  /** `always` marks gains too. */
  readonly sign?: 'auto' | 'always';
}

const language = () => codeOfTag(i18n.locale) ?? defaultLanguage;

/** With a true minus sign: as wide as the plus, and read as "minus". */
export const showMoney = (amount: MoneyValue, style: MoneyStyle): string =>
  formatMoney(amount, { language: language(), ...style }).replace('-', '\u2212');

/** The time of day to the second. */
export const showTime = (instant: string): string => formatTime(instant, { language: language(), seconds: true });

/** The same for the middle of a sentence, where a right-to-left text must not turn it round. */
export const tellMoney = (amount: string, style: MoneyStyle): string => isolateLtr(showMoney(amount, style));

/** A hash short enough for a line, still recognisable. */
export const shorten = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`;
