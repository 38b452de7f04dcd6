import { useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide';
import { useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as css from './MemberCentre.css.ts';
import type { MemberCentreProps } from './MemberCentre.tsx';
import { MemberCentreMenu } from './MemberCentreMenu.tsx';

/** Beside the page of a `MemberCentre`, or above it: who it is, the pages, and the way out. */
export function MemberCentreSide({ label, name, avatar, rank, items, onClose }: Omit<MemberCentreProps, 'children'>) {
  const { t } = useLingui();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const waiting = items.flatMap(({ badge }) => (badge && badge.count > 0 ? [badge] : []));

  return (
    <>
      <aside className={css.side}>
        <div className={css.who}>
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
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
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
