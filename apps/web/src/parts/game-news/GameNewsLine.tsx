import { useLanguage } from '@mekong/i18n/useLanguage';
import { NewsLine } from '@mekong/ui/patterns/NewsLine';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { type Announced, gameAnnouncementsQuery } from '../../queries/game-announcements.ts';
import { keptList } from '../../state/kept-list.ts';
import { useAnnouncementDialog } from '../use-announcement-dialog.tsx';
import { usePaused } from '../use-paused.ts';

/** Announcements of games that were closed in this browser. */
const dismissed = keptList('mekong.closedGameNews', 100);

export interface GameNewsLineProps {
  /** Whose announcements they are. */
  readonly of: Announced;
  /**
   * Nothing new comes now: a round is running, and its picture is not to move.
   * @default false
   */
  readonly isPaused?: boolean | undefined;
}

/** The announcements that were not closed before. Failing to load is no news either: they come with the next visit. */
export function GameNewsLine({ of, isPaused = false }: GameNewsLineProps) {
  const { code } = useLanguage();
  const { data } = useQuery(gameAnnouncementsQuery(of, code));
  const announced = usePaused(data?.promotion, isPaused);
  // a server knows nothing of them: read before the first frame of this browser
  const [closedIds, setClosedIds] = useState<readonly string[]>([]);
  useLayoutEffect(() => setClosedIds(dismissed.read()), []);
  const { open, dialog } = useAnnouncementDialog(announced);
  return (
    <>
      <NewsLine
        news={announced?.filter(({ id }) => !closedIds.includes(id))}
        onOpen={open}
        onDismiss={(id) => {
          dismissed.add([id]);
          setClosedIds([...closedIds, id]);
        }}
      />
      {dialog}
    </>
  );
}
