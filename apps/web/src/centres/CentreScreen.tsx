import { useLingui } from '@lingui/react/macro';
import { MemberCentre, type MemberCentreProps } from '@mekong/ui/patterns/MemberCentre';
import { MemberCentreDialog } from '@mekong/ui/patterns/MemberCentreDialog';
import { type ReactNode, type Ref, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Asker, CentrePage, PageBadge, SearchValues } from '../parts/centre-page.ts';
import { useDepositsEnded } from '../queries/safer-play.ts';
import { useSwitches } from '../queries/status.ts';
import { focusContent } from '../state/content.ts';
import { useSessionValue, useViewer } from '../state/session.ts';
import { type CentrePages, type OpenedPage, offeredPages } from './centre.ts';

/** What the router hands to the screen of a centre. */
export interface CentreVisit {
  /** The page that the address names; undefined when it does not exist for whoever asks. */
  readonly opened: OpenedPage | undefined;
  readonly values: SearchValues;
  /** Leaves the centre. */
  readonly onClose: () => void;
  /** The centre lies over the page that it was opened from. */
  readonly over?: { readonly scrollerRef: Ref<HTMLDivElement> } | undefined;
}

interface CentreScreenProps extends CentreVisit, Pick<MemberCentreProps, 'label' | 'rank'> {
  readonly pages: CentrePages;
  /** Path of the centre. */
  readonly path: '/member' | '/agentHome';
  /** Kinds of contracts that an agent holds. */
  readonly holds?: Asker['holds'];
  /** Stands in the place of a page that does not exist. */
  readonly missing: ReactNode;
}

/** A centre: the menu of its registry, with what waits on each page, and one page. */
export function CentreScreen({ pages, path, opened, values, missing, holds, over, ...frame }: CentreScreenProps) {
  const { i18n } = useLingui();
  const account = useSessionValue('account') ?? '';
  const nickname = useSessionValue('nickname');
  const viewer = useViewer();
  const isOn = useSwitches();
  const [badges, setBadges] = useState<Readonly<Record<string, PageBadge | undefined>>>({});
  const note = useCallback(
    (name: string, badge: PageBadge | undefined) => setBadges((others) => ({ ...others, [name]: badge })),
    [],
  );
  const asker = { viewer, isOn, holds, haveDepositsEnded: useDepositsEnded() };
  // the page that is open stands in the menu, so that it says where the reader is
  const offered = offeredPages(pages, asker).filter(
    ({ name, isListed }) => name === opened?.name || isListed?.(asker) !== false,
  );
  const shown = opened?.name;
  const before = useRef(shown);
  useEffect(() => {
    // a link that was followed goes with the page that it stood on
    if (before.current !== shown && document.activeElement === document.body) focusContent();
    before.current = shown;
  }, [shown]);
  const centre = {
    ...frame,
    name: nickname || account,
    items: offered.map(({ name, title, icon }) => ({
      key: name,
      label: i18n._(title),
      glyph: icon,
      href: `${path}?page=${name}`,
      isCurrent: name === opened?.name,
      badge: badges[name],
    })),
    children: (
      <>
        {offered.map(
          ({ name, useBadge }) => useBadge && <Badge key={name} name={name} useBadge={useBadge} onChange={note} />,
        )}
        {opened ? <opened.Page key={opened.name} values={values} /> : missing}
      </>
    ),
  };

  if (!over) return <MemberCentre {...centre} />;
  return (
    <MemberCentreDialog {...centre} open scrollerRef={over.scrollerRef}>
      <Suspense>{centre.children}</Suspense>
    </MemberCentreDialog>
  );
}

interface BadgeProps {
  readonly name: string;
  readonly useBadge: NonNullable<CentrePage['useBadge']>;
  readonly onChange: (name: string, badge: PageBadge | undefined) => void;
}

/** Counts what waits on one page: each has its hook, and none is called in a loop. */
function Badge({ name, useBadge, onChange }: BadgeProps) {
  const { count, label } = useBadge() ?? {};
  useEffect(() => {
    onChange(name, count === undefined || label === undefined ? undefined : { count, label });
  }, [name, count, label, onChange]);
  return null;
}
