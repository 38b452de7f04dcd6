import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useLinkComponent } from '../../provider/link.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';
import type { LinkTone } from './Link.variants.ts';

/** Props of {@link Link}. */
export interface LinkProps {
  /** Where it leads, in words that make sense alone: "See all hot games", never "here". */
  readonly children: ReactNode;
  /** Address inside the app, or a full URL of another site. */
  readonly href: string;
  /**
   * `quiet` takes the colour around it.
   * @default 'default'
   */
  readonly tone?: LinkTone | undefined;
  /**
   * Stands inside a sentence: underlined.
   * @default false
   */
  readonly isInText?: boolean | undefined;
  /**
   * Opens in a new tab and says so; the other site learns nothing about this one.
   * @default false
   */
  readonly isExternal?: boolean | undefined;
  /** Set on the link to the place where the visitor is. */
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  /** Name for screen readers, where the words say too little alone. It contains them. */
  readonly 'aria-label'?: string | undefined;
  /** Called on a press, before the address is opened. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The link itself, to give it the focus. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Leads to another place. Navigation itself belongs to the app's `linkComponent`. */
export function Link({ children, tone, isInText, isExternal = false, ...rest }: LinkProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const external = isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <Anchor {...rest} {...external} className={css.link({ tone, isInText })}>
      {children}
      {isExternal && <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>}
    </Anchor>
  );
}
