import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { breakpoints } from '../../tokens/breakpoint.ts';
import * as css from './ProviderHero.css.ts';

/** Props of {@link ProviderHero}. */
export interface ProviderHeroProps {
  /** Who makes the games. The one heading of the page's first level. */
  readonly name: string;
  /** Address of the art, 10:3, its subject at the right: it is mirrored where lines begin there. */
  readonly imageUrl: string;
  /** Widths of the art to choose from, in the words of `srcset`. */
  readonly imageSrcSet?: string | undefined;
  /** One line: how many games of which kinds. */
  readonly text?: ReactNode;
  /** At most one of them `primary`. */
  readonly actions?: ReactNode;
}

const sizes = `(min-width: ${breakpoints.desktop}px) calc(100vw - 300px), 100vw`;

/** The head of a provider's page: its art, name, and the ways on. On small screens the words stand below the art. */
export function ProviderHero({ name, imageUrl, imageSrcSet, text, actions }: ProviderHeroProps) {
  return (
    <header className={css.root}>
      <div className={css.art}>
        <LazyImage
          src={imageUrl}
          srcSet={imageSrcSet}
          sizes={imageSrcSet && sizes}
          alt=""
          width={1200}
          height={360}
          isPriority
        />
      </div>
      <div className={css.words}>
        <Heading level={1}>{name}</Heading>
        {text && <p className={css.text}>{text}</p>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}
