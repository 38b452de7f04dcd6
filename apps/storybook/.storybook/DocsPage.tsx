import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { docsThemes } from './docs-theme.ts';
import { useToolbarGlobals } from './use-globals.ts';
import './docs.css';

/** A page of the documentation, in the theme that the toolbar shows. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbarGlobals();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
