import type { LinkComponentProps } from '@mekong/ui/provider/link';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that the design system renders: an ordinary `<a>` that goes through the router inside the console. */
export function ConsoleLink({ href, onClick, target, ref, children, ...anchor }: LinkComponentProps) {
  const router = useRouter({ warn: false });
  const isInside = href.startsWith('/') && !target;
  return (
    <a
      {...anchor}
      ref={ref}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isInside || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ to: href });
      }}
    >
      {children}
    </a>
  );
}
