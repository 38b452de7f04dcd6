import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { docsThemes } from './docs-theme.ts';
import { initialGlobals, type StoryGlobals } from './globals.ts';
import './docs.css';

interface GlobalsEvent {
  readonly globals: Partial<StoryGlobals>;
}

/** A page of the documentation, in the theme that the toolbar shows. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() =>
    location.search.includes('theme:light') || location.search.includes('theme%3Alight')
      ? 'light'
      : initialGlobals.theme,
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: GlobalsEvent): void => setTheme(globals.theme ?? initialGlobals.theme);
    channel.on(GLOBALS_UPDATED, follow);
    channel.on(SET_GLOBALS, follow);
    return () => {
      channel.off(GLOBALS_UPDATED, follow);
      channel.off(SET_GLOBALS, follow);
    };
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
