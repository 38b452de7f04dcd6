import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';

/** What every link of the design system hands to the app's link component. */
export interface LinkComponentProps {
  /** Address inside the app (`/promotions?type=1`) or a full URL. */
  readonly href: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly target?: '_blank' | undefined;
  readonly rel?: string | undefined;
  readonly id?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  /** For a link in a list box, which is chosen from the field above it. */
  readonly role?: 'option' | undefined;
  readonly 'aria-selected'?: boolean | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** A component that renders an `<a>` and navigates within the app. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

/** How links navigate; a plain `<a>` unless the app says otherwise. */
export const LinkContext = createContext<LinkComponent>('a');

/** The app's link component. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
