import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useMemo } from 'react';
import { docsTheme } from './docs-theme.ts';
import { showBrand } from './show-brand.ts';
import { useToolbarGlobals } from './use-globals.ts';
import './docs.css';

/** A page of the documentation, in the brand and theme that the toolbar shows. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { brand, theme } = useToolbarGlobals();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    showBrand(brand);
  }, [brand, theme]);
  const colors = useMemo(() => docsTheme(brand, theme), [brand, theme]);
  return (
    <DocsContainer {...props} theme={colors}>
      {children}
    </DocsContainer>
  );
}
