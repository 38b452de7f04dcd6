import { useLanguage } from '@mekong/i18n/useLanguage';
import { AgencyNotice } from '@mekong/ui/patterns/AgencyNotice';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useAcknowledged } from '../../parts/agents/use-acknowledged.ts';
import { agencyNoticesQuery } from '../../queries/agency-notices.ts';
import { announcementsQuery } from '../../queries/announcements.ts';
import { usePermission } from '../../queries/status.ts';
import { useModal } from '../../state/modal.ts';
import { useSessionValue } from '../../state/session.ts';
import { useTurn } from '../../state/use-turn.ts';

/**
 * Whether another window comes first: one that the address names, a password that has to be changed, on the home page the
 * announcements; a game that runs is not interrupted.
 */
function useHasToWait(): boolean {
  const { code } = useLanguage();
  const { current } = useModal();
  const mustChange = useSessionValue('cpw');
  const hasSeenNews = useSessionValue('publicityClose');
  const pathname = useLocation({ select: (location) => location.pathname });
  const mayHaveNews = pathname === '/' && !hasSeenNews;
  const news = useQuery({ ...announcementsQuery(code, true), enabled: mayHaveNews });
  const isNewsDue = mayHaveNews && (news.isPending || (news.data?.popup.length ?? 0) > 0);
  return current !== undefined || mustChange === true || isNewsDue || pathname === '/game';
}

interface AgencyNoticesProps {
  /** What comes when no notice is left to be read, with whether another window comes first. */
  readonly then: (hasToWait: boolean) => ReactNode;
}

/**
 * Shows an agent the notices that were not acknowledged yet: after log-in, in a new visit, and when a new one is published. Once closed they stay closed until the next visit. No page of its own, so the address does not name it.
 */
export function AgencyNotices({ then }: AgencyNoticesProps) {
  const { code } = useLanguage();
  const { imageCDNs } = usePermission();
  const { data, isPending } = useQuery(agencyNoticesQuery(code));
  const read = useAcknowledged();
  const unread = read.unreadOf(data?.popup ?? []);
  const [closedIds, setClosedIds] = useState<readonly string[]>([]);
  const hasToWait = useHasToWait();
  const notices = unread.filter(({ id }) => !closedIds.includes(id));
  const ids = notices.map(({ id }) => id);
  const hasTurn = useTurn(!hasToWait && notices.length > 0);

  if (isPending || read.isPending) return null;
  if (notices.length === 0) return then(hasToWait);
  return (
    <AgencyNotice
      open={hasTurn}
      onOpenChange={() => setClosedIds([...closedIds, ...ids])}
      notices={notices}
      imageHosts={imageCDNs}
      onAcknowledge={() => {
        read.acknowledge(ids);
        setClosedIds([...closedIds, ...ids]);
      }}
    />
  );
}
