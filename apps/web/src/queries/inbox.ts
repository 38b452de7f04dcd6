import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getInboxMessageOptions } from '@mekong/api-client/queries/getInboxMessage';
import { getUnreadCountOptions, getUnreadCountQueryKey } from '@mekong/api-client/queries/getUnreadCount';
import { listInboxQueryKey } from '@mekong/api-client/queries/listInbox';
import { deleteInbox } from '@mekong/api-client/sdk/deleteInbox';
import { listInbox } from '@mekong/api-client/sdk/listInbox';
import { readInbox } from '@mekong/api-client/sdk/readInbox';
import type { InboxKind } from '@mekong/api-client/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { isTrial } from '../entry/account-type.ts';
import { useLiveStatus } from '../state/live-status.ts';
import { useViewer } from '../state/session.ts';

const second = 1_000;

/** Messages of one kind, or all, the newest first, older ones as they are asked for. Their words are of one language. */
export const inboxQuery = (kind: InboxKind | undefined, language: LanguageCode) =>
  infiniteQueryOptions({
    queryKey: [listInboxQueryKey()[0], { kind, language }] as const,
    queryFn: ({ pageParam: cursor, signal }) => listInbox({ query: { kind, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 5 * second,
    placeholderData: keepPreviousData,
  });

/** One message, for an address that names it. */
export const inboxMessageQuery = (messageId: string, language: LanguageCode) => {
  const { queryKey, ...options } = getInboxMessageOptions({ path: { messageId } });
  return queryOptions({ ...options, queryKey: [...queryKey, language] as never, staleTime: 5 * second });
};

/** How many messages are unread. Events say when to ask again; without them it is asked for once a minute. */
function useUnreadCount(): number {
  const viewer = useViewer();
  const { isLive } = useLiveStatus();
  const { data } = useQuery({
    ...getUnreadCountOptions(),
    // a trial account has no messages
    enabled: viewer.signedIn && !isTrial(viewer.type),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: isLive ? false : 60 * second,
  });
  return data ?? 0;
}

/** Unread messages as a number and in words; undefined for none. */
export function useUnreadBadge(): { readonly count: number; readonly label: string } | undefined {
  const { t } = useLingui();
  const count = useUnreadCount();
  if (count === 0) return undefined;
  return { count, label: t`${plural(count, { one: '# unread message', other: '# unread messages' })}` };
}

/** The count that a change has answered is shown at once; the lists are asked for again. */
function settle(queryClient: QueryClient, { unread }: { readonly unread: number }): Promise<void> {
  queryClient.setQueryData(getUnreadCountQueryKey(), unread);
  return queryClient.invalidateQueries({ queryKey: [listInboxQueryKey()[0]] });
}

/** Marks messages as read, all when none are named. */
export const markRead = async (queryClient: QueryClient, messageIds?: readonly string[]): Promise<void> =>
  settle(queryClient, await readInbox({ body: messageIds ? { messageIds: [...messageIds] } : {} }));

/** Deletes messages for good. */
export const deleteMessages = async (queryClient: QueryClient, messageIds: readonly string[]): Promise<void> =>
  settle(queryClient, await deleteInbox({ body: { messageIds: [...messageIds] } }));
