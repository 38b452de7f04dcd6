import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InboxKind, InboxMessage } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Checkbox } from '@mekong/ui/Checkbox';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { Inline } from '@mekong/ui/Inline';
import { MessageList } from '@mekong/ui/patterns/MessageList';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { useEffect, useState } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { deleteMessages, inboxMessageQuery, inboxQuery, markRead } from '../../queries/inbox.ts';
import { messageLink, messageLooks } from './message-labels.ts';

interface MessageBoxProps {
  /** Only this kind. */
  readonly kind: InboxKind | undefined;
  readonly openId: string | undefined;
  /** A message is opened, or the open one closed. */
  readonly onOpen: (id: string | undefined) => void;
}

/** What can be deleted with one answer. */
const mostAtOnce = 100;

/** The messages of a tab: open, choose, delete. */
export function MessageBox({ kind, openId, onOpen }: MessageBoxProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { rows, query } = useMessages(kind, openId);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const { act, pending, alert, dismiss } = useAction();
  const { error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useReadWhenOpened(rows?.find(({ id }) => id === openId));

  if (error && !rows) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!rows)
    return (
      <Stack gap={3}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  if (rows.length === 0)
    return (
      <StateView
        kind="empty"
        title={t`No messages`}
        description={t`News about your orders and your account come here.`}
      >
        {kind !== undefined && (
          <ButtonLink href="/member?page=messageV2">
            <Trans>Show all messages</Trans>
          </ButtonLink>
        )}
      </StateView>
    );

  // what another device has deleted is not chosen any more
  const chosen = rows.map(({ id }) => id).filter((id) => picked.has(id));
  const isAll = chosen.length === rows.length;
  const remove = async (): Promise<void> => {
    if (!(await act('delete', () => deleteMessages(queryClient, doomed)))) return;
    if (openId !== undefined && doomed.includes(openId)) onOpen(undefined);
    setPicked(new Set());
    setDoomed([]);
  };
  return (
    <Stack gap={4}>
      <Inline gap={3} justify="space-between">
        <Checkbox
          label={t`Choose all`}
          isChecked={chosen.length === 0 ? false : isAll || 'indeterminate'}
          onCheckedChange={() => setPicked(new Set(isAll ? [] : rows.map(({ id }) => id)))}
        />
        <Button
          icon={Trash2}
          disabledReason={chosen.length === 0 ? t`Choose messages first.` : undefined}
          onClick={() => setDoomed(chosen.slice(0, mostAtOnce))}
        >
          <Trans>Delete chosen</Trans>
        </Button>
      </Inline>
      <MessageList
        label={t({ message: 'Messages', comment: 'Messages to the member, page of the member centre' })}
        messages={rows.map((message) => {
          const { label, glyph } = lookUp(messageLooks, message.kind, messageLooks.SYSTEM);
          return { ...message, kind: i18n._(label), glyph };
        })}
        openId={openId}
        onOpenChange={(message) => onOpen(message?.id)}
        values={new Set(chosen)}
        onValuesChange={setPicked}
        actions={({ id, link }) => <MessageActions link={link} onDelete={() => setDoomed([id])} />}
      />
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} isPending={isFetchingNextPage}>
          <Trans>Show older messages</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={doomed.length > 0}
        onOpenChange={() => {
          dismiss();
          setDoomed([]);
        }}
        title={t`Delete ${plural(doomed.length, { one: '# message', other: '# messages' })}?`}
        description={t`This can't be undone. What the messages told of does not change.`}
        confirmLabel={t({ message: 'Delete', comment: 'Deletes messages' })}
        tone="danger"
        onConfirm={() => void remove()}
        isPending={pending === 'delete'}
        error={alert}
      />
    </Stack>
  );
}

interface MessageActionsProps extends Pick<InboxMessage, 'link'> {
  readonly onDelete: () => void;
}

/** The way to what a message tells of, and its end. */
function MessageActions({ link, onDelete }: MessageActionsProps) {
  const { i18n } = useLingui();
  const target = messageLink(link);
  return (
    <Inline gap={3}>
      {target && (
        <ButtonLink href={target.href} size="sm">
          {i18n._(target.label)}
        </ButtonLink>
      )}
      <Button variant="ghost" size="sm" icon={Trash2} onClick={onDelete}>
        <Trans comment="Deletes messages">Delete</Trans>
      </Button>
    </Inline>
  );
}

/** The messages of a tab, and before them the open one where an address names one that is further down. */
function useMessages(kind: InboxKind | undefined, openId: string | undefined) {
  const { code } = useLanguage();
  const query = useInfiniteQuery(inboxQuery(kind, code));
  const listed = query.data?.pages.flatMap(({ content }) => content);
  const isMissing = openId !== undefined && (listed?.every(({ id }) => id !== openId) ?? false);
  const { data: named } = useQuery({ ...inboxMessageQuery(openId ?? '1', code), enabled: isMissing });
  return { query, rows: isMissing && named && listed ? [named, ...listed] : listed };
}

/** An unread message is read once it is open. A failure changes nothing: it stays unread. */
function useReadWhenOpened(message: InboxMessage | undefined): void {
  const queryClient = useQueryClient();
  const id = message?.isRead === false ? message.id : undefined;
  useEffect(() => {
    if (id !== undefined) markRead(queryClient, [id]).catch(() => undefined);
  }, [id, queryClient]);
}
