import { shippedLanguages } from '@mekong/i18n/registry';
import { describe, expect, it } from 'vitest';
import { glossaryFaults, sharedForms, terms, termsIn } from './glossary.ts';

describe('glossaryFaults', () => {
  it('wants an allowed form where the English text has the term', () => {
    expect(glossaryFaults('No jackpot yet', 'لا جائزة كبرى بعد', 'AR')).toEqual(['"jackpot" is "جاكبوت"']);
    expect(glossaryFaults('No jackpot yet', 'لا جاكبوت بعد', 'AR')).toEqual([]);
  });

  it('takes any of the allowed forms, whatever their case and marks', () => {
    expect(glossaryFaults('Payout', 'Retorno', 'PT')).toEqual([]);
    expect(glossaryFaults('Payout', 'Seus ganhos', 'PT')).toEqual([]);
    expect(glossaryFaults('Play money', 'أموالٌ افتراضية', 'AR')).toEqual([]);
  });

  it('refuses the word of one term for another', () => {
    expect(glossaryFaults('Refund', 'เงินรางวัล', 'TH')).toEqual(['"เงินรางวัล" is kept for "payout"']);
    expect(glossaryFaults('Refund', 'ยอดจ่าย', 'TH')).toEqual(['"ยอดจ่าย" is kept for "payout"']);
  });

  it('refuses the label of a term in the middle of a text about something else', () => {
    expect(glossaryFaults('Your points are back.', '您的提款已退回。', 'CN')).toEqual([
      '"提款" is kept for "withdrawal"',
    ]);
    expect(glossaryFaults('Your withdrawal is back.', '您的提款已退回。', 'CN')).toEqual([]);
  });

  it('takes the label of a term where the English has another word of the same thing', () => {
    expect(glossaryFaults('Betting record', '投注记录', 'CN')).toEqual([]);
    expect(glossaryFaults('Refund', 'ยอดจ่าย', 'TH')).toEqual(['"ยอดจ่าย" is kept for "payout"']);
  });

  it('refuses the label of a term in the middle of a text about something else', () => {
    expect(glossaryFaults('Your points are back.', '您的提款已退回。', 'CN')).toEqual([
      '"提款" is kept for "withdrawal"',
    ]);
    expect(glossaryFaults('Your withdrawal is back.', '您的提款已退回。', 'CN')).toEqual([]);
  });

  it('takes the label of a term where the English has another word of the same thing', () => {
    expect(glossaryFaults('Betting record', '投注记录', 'CN')).toEqual([]);
  });

  it('takes wage and salary for one term, which each language has one word for', () => {
    expect(glossaryFaults('Daily wage', 'الأجر اليومي', 'AR')).toHaveLength(1);
    expect(glossaryFaults('Daily wage', 'الراتب اليومي', 'AR')).toEqual([]);
    expect(glossaryFaults('Hourly salary', 'ប្រាក់ឈ្នួលប្រចាំម៉ោង', 'KM')).toEqual(['"salary (agent wage)" is "ប្រាក់ខែ"']);
  });

  it('does not ask for a form that is unsure, or where the word means something else', () => {
    expect(glossaryFaults('High rebate', 'អត្រាខ្ពស់', 'KM')).toEqual([]);
    expect(glossaryFaults('Bonus round', '特别局', 'CN')).toEqual([]);
  });

  it('does not read the names of values', () => {
    expect(termsIn('{jackpot, plural, one {# prize} other {# prizes}} and {balance}')).toEqual([]);
  });
});

describe('the glossary', () => {
  it.each(shippedLanguages)('has a form of its own for each term in %s', (language) => {
    expect(sharedForms(language)).toEqual([]);
  });

  it('finds each term in its own English', () => {
    expect(terms.filter(({ found, forms }) => !found.test(forms.EN[0] ?? '')).map(({ term }) => term)).toEqual([]);
  });
});
