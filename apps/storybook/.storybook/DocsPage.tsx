import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useMemo } from 'react';
import { docsTheme } from './docs-theme.ts';
import { showBrand } from './show-brand.ts';
import { showLanguage } from './show-language.ts';
import { useToolbarGlobals } from './use-globals.ts';
import './docs.css';

/** A page of the documentation, in the brand, theme and language that the toolbar shows. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { brand, locale, theme } = useToolbarGlobals();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    showBrand(brand);
  }, [brand, theme]);
  // a page whose stories all stand in frames loads none of them, and its examples need texts as well
  useEffect(() => {
    void showLanguage(locale);
  }, [locale]);
  const colors = useMemo(() => docsTheme(brand, theme), [brand, theme]);
  return (
    <DocsContainer {...props} theme={colors}>
      {children}
    </DocsContainer>
  );
}
