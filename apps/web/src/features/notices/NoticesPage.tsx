import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Announcement } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { HtmlContent } from '@mekong/ui/HtmlContent';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Check, Sparkles } from 'lucide';
import { useAcknowledged } from '../../parts/agents/use-acknowledged.ts';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { agencyNoticesQuery } from '../../queries/agency-notices.ts';
import { usePermission } from '../../queries/status.ts';

/** What is announced to agents (agentAnnouncement), the newest first; what was read is acknowledged one by one. */
export function NoticesPage() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const notes = useQuery(agencyNoticesQuery(code));
  const read = useAcknowledged();
  const data = read.isPending ? undefined : notes.data;
  const error = notes.error ?? read.error;
  const retry = () => {
    void notes.refetch();
    void read.refetch();
  };
  const title = t({ message: 'Announcements for agents', comment: 'Page of the agent centre: news for agents' });
  usePageTitle(title);
  const notices = (data?.popup ?? []).toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const unread = read.unreadOf(notices);
  const count = unread.length;
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={
          data &&
          !read.error &&
          (count === 0
            ? t({ message: 'You have acknowledged all of them.', comment: 'Of announcements' })
            : t`${plural(count, { one: '# announcement waits for you', other: '# announcements wait for you' })}`)
        }
      />
      {error && (!data || read.error) ? (
        <Failure error={error} onRetry={retry} isRetrying={notes.isFetching || read.isFetching} />
      ) : !data ? (
        <Skeleton shape="control" />
      ) : notices.length === 0 ? (
        <StateView kind="empty" title={t`No announcements`} />
      ) : (
        notices.map((notice) => (
          <Notice
            key={notice.id}
            notice={notice}
            isUnread={unread.includes(notice)}
            onAcknowledge={() => read.acknowledge([notice.id])}
          />
        ))
      )}
    </Stack>
  );
}

interface NoticeProps {
  readonly notice: Announcement;
  readonly isUnread: boolean;
  readonly onAcknowledge: () => void;
}

/** One announcement with its day, and whether it was acknowledged. */
function Notice({ notice: { id, title, content, publishedAt }, isUnread, onAcknowledge }: NoticeProps) {
  const { t } = useLingui();
  const { imageCDNs } = usePermission();
  return (
    <article aria-labelledby={`notice-${id}`}>
      <Card>
        <Stack gap={3}>
          <Inline gap={3} justify="space-between">
            <Heading level={2} size="subtitle" id={`notice-${id}`}>
              {title}
            </Heading>
            {isUnread ? (
              <Tag tone="accent" icon={Sparkles}>
                {t({ message: 'New', context: 'notice', comment: 'Not acknowledged yet' })}
              </Tag>
            ) : (
              <Tag icon={Check}>{t({ message: 'Acknowledged', comment: 'Of an announcement that was read' })}</Tag>
            )}
          </Inline>
          <Text tone="muted" size="small">
            <DateTime value={publishedAt} show="date" length="long" />
          </Text>
          <HtmlContent html={content} imageHosts={imageCDNs} />
          {isUnread && (
            <Inline>
              <Button onClick={onAcknowledge}>
                <Trans comment="Button: I have read this notice and know of it; its title is read to screen readers">
                  Acknowledge
                  <VisuallyHidden>
                    : <bdi>{title}</bdi>
                  </VisuallyHidden>
                </Trans>
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
    </article>
  );
}
