import { useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide';
import { type RefObject, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { PullHandlers } from '../../components/Dialog/use-pull-down.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './MemberCentre.css.ts';
import type { MemberCentreProps } from './MemberCentre.tsx';
import { MemberCentreMenu } from './MemberCentreMenu.tsx';

interface MemberCentreSideProps extends Omit<MemberCentreProps, 'children'> {
  /** A finger pulls the centre down by its head. */
  readonly pull?: PullHandlers | undefined;
  readonly closerRef?: RefObject<HTMLButtonElement | null> | undefined;
}

/** Beside the page of a `MemberCentre`, or above it: who it is, the pages, and the way out. */
export function MemberCentreSide({
  label,
  name,
  avatar,
  rank,
  items,
  onClose,
  pull,
  closerRef,
}: MemberCentreSideProps) {
  const { t } = useLingui();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const waiting = items.flatMap(({ badge }) => (badge && badge.count > 0 ? [badge] : []));

  return (
    <>
      <aside className={css.side}>
        <div className={cx(css.who, pull && css.pulled)} {...pull}>
          <Avatar name={name} src={avatar} />
          <span className={css.names}>
            <bdi className={css.name}>{name}</bdi>
            {rank && <span className={css.rank}>{rank}</span>}
          </span>
          <button type="button" className={css.opener} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            {t`Menu`}
            <Badge
              count={waiting.reduce((sum, { count }) => sum + count, 0)}
              label={waiting.map(({ label }) => label).join(', ')}
            />
            <Icon glyph={ChevronDown} />
          </button>
          <IconButton ref={closerRef} icon={X} label={t`Close`} onClick={onClose} />
        </div>
        <MemberCentreMenu label={label ?? t`Member centre`} items={items} />
      </aside>
      <Dialog open={isMenuOpen} onOpenChange={setMenuOpen} title={label ?? t`Member centre`} size="sm" isFlush>
        <MemberCentreMenu
          label={label ?? t`Pages of the member centre`}
          items={items}
          isInSheet
          onFollow={() => setMenuOpen(false)}
        />
      </Dialog>
    </>
  );
}
