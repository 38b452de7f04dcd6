import type { LinkComponentProps } from '@mekong/ui/provider/link';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isMotionWelcome } from '../parts/motion.ts';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A cover that is pressed grows into the page of its game. */
const isGame = (href: string): boolean => href.startsWith('/game?');

/**
 * The link that the design system renders: an ordinary `<a>` that goes through the router inside the site. It costs
 * far less than a router link of its own on each of sixty game cards, and loads the target on intent.
 */
export function SiteLink({ href, onClick, target, ref, children, ...anchor }: LinkComponentProps) {
  const router = useRouter();
  const isInside = href.startsWith('/') && !target;
  const preload = (): void => {
    if (isInside) void router.preloadRoute({ to: href }).catch(() => undefined);
  };
  return (
    <a
      {...anchor}
      ref={ref}
      href={href}
      target={target}
      onMouseEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isInside || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ href, viewTransition: isGame(href) && isMotionWelcome() });
      }}
    >
      {children}
    </a>
  );
}
