import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { languageOf } from '@mekong/i18n/registry';
import { UiProvider } from '@mekong/ui/provider';
import { type ReactNode, useLayoutEffect } from 'react';
import type { StoryGlobals } from './globals.ts';
import { showBrand } from './show-brand.ts';
import { useTurned } from './turned.ts';

/** Sets the page as an app would for these globals: brand, theme, language, direction and density on `<html>`, then the providers. */
export function Stage({ globals, children }: { readonly globals: StoryGlobals; readonly children: ReactNode }) {
  const shown = { ...globals, ...useTurned() };
  const language = languageOf(shown.locale === 'pseudo' ? 'EN' : shown.locale);
  const direction = shown.direction === 'auto' ? language.direction : shown.direction;
  const { brand, theme, density } = shown;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language.tag;
    root.dir = direction;
    root.dataset.theme = theme;
    root.dataset.density = density;
    showBrand(brand);
  }, [language.tag, direction, brand, theme, density]);

  return (
    <I18nProvider i18n={i18n}>
      <UiProvider direction={direction}>{children}</UiProvider>
    </I18nProvider>
  );
}
