import { Direction as RadixDirection } from 'radix-ui';
import { type ReactNode, useContext } from 'react';
import { NextImageContext, type NextImageSource } from './image.ts';
import { type LinkComponent, LinkContext } from './link.ts';
import { LocaleContext, type LocaleInfo } from './locale.ts';

/** Reading direction. */
export type Direction = 'ltr' | 'rtl';

/** Props of {@link UiProvider}. */
export interface UiProviderProps {
  readonly children: ReactNode;
  /** Reading direction of the language. The app sets `dir` on `<html>` too; this one is for keys and floating parts. */
  readonly direction: Direction;
  /**
   * Renders links that navigate within the app.
   * @default 'a'
   */
  readonly linkComponent?: LinkComponent | undefined;
  /** Where a picture that did not load is looked for next, on another host for example. Keep the function stable. */
  readonly nextImageSource?: NextImageSource | undefined;
  /** Currency signs and time zone. Keep the object stable between renders. */
  readonly locale?: LocaleInfo | undefined;
}

/** Reading direction around this part. */
export const useDirection = (): Direction => RadixDirection.useDirection();

/**
 * What parts need from the app. Four small contexts that change rarely and apart from each other; nothing that changes
 * often (balances, badges) may ever join them.
 */
export function UiProvider({ children, direction, linkComponent = 'a', nextImageSource, locale }: UiProviderProps) {
  const around = useContext(LocaleContext);
  return (
    <RadixDirection.Provider dir={direction}>
      <LinkContext value={linkComponent}>
        <LocaleContext value={locale ?? around}>
          <NextImageContext value={nextImageSource}>{children}</NextImageContext>
        </LocaleContext>
      </LinkContext>
    </RadixDirection.Provider>
  );
}
