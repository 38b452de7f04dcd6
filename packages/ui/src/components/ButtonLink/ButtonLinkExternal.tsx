import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide';
import { useLinkComponent } from '../../provider/link.ts';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ButtonLinkProps } from './ButtonLink.tsx';

/** Props of {@link ButtonLinkExternal}. */
export type ButtonLinkExternalProps = Omit<ButtonLinkProps, 'icon' | 'aria-label'>;

/** A `ButtonLink` to another site: it opens in a new tab and says so, and the other site learns nothing about this one. */
export function ButtonLinkExternal({ children, variant, size, isFullWidth, ...rest }: ButtonLinkExternalProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <Anchor {...rest} target="_blank" rel="noopener noreferrer" className={button({ variant, size, isFullWidth })}>
      {children}
      <Icon glyph={ExternalLink} size="sm" />
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </Anchor>
  );
}
