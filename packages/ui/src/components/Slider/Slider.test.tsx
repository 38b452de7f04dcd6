// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type LanguageCode, languageOf } from '@mekong/i18n/registry';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Slider, type SliderProps } from './Slider.tsx';

afterEach(cleanup);

function show(language: LanguageCode, props: Partial<SliderProps>): HTMLInputElement {
  i18n.loadAndActivate({ locale: languageOf(language).tag, messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Slider label="Points" value={15000} max={20000} onValueChange={() => undefined} {...props} />
    </I18nProvider>,
  );
  return screen.getByRole<HTMLInputElement>('slider', { name: 'Points' });
}

test.each<[LanguageCode, string]>([
  ['EN', '15,000'],
  ['KM', '15,000'],
  ['AR', '15,000'],
  ['PT', '15.000'],
])('a Slider reads and shows its value as %s writes numbers: %s', (language, written) => {
  expect(show(language, {}).getAttribute('aria-valuetext')).toBe(written);
  expect(screen.getByText(written)).toBeTruthy();
});

test('a Slider shows as many decimals as its step has', () => {
  expect(show('PT', { value: 1.5, max: 3, step: 0.25 }).getAttribute('aria-valuetext')).toBe('1,5');
});

test('a Slider fills its track no further than its ends', () => {
  const handle = show('EN', { value: 40, min: 0, max: 10 });
  const fill = handle.parentElement?.querySelector<HTMLElement>('span > span');
  expect(fill?.style.inlineSize).toBe('calc(100% - 12px)');
});

test.each([
  [9, '9ch'],
  [2, '6ch'],
])('a Slider with room for %i characters keeps %s for its value, so that no end is cut', (valueRoom, kept) => {
  show('EN', { valueRoom });
  expect(screen.getByText('15,000').style.minInlineSize).toBe(kept);
});
