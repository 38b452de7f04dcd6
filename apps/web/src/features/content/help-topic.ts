import type { QueryClient } from '@tanstack/react-query';
import { depositMethodsQuery } from '../../queries/deposits.ts';
import { DepositTopic } from './deposit-topic.ts';
import { topicOf } from './help-articles.ts';

/** What the router hands to the loader of the page of a topic. */
interface TopicVisit {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly tag: string };
}

/**
 * Asks for what the page of a topic shows besides its articles: that of paying in has the methods with their terms, and code
 * of its own, which is waited for: what stands below would be pushed down by it.
 */
export async function loadTopic({ context: { queryClient }, params: { tag } }: TopicVisit): Promise<void> {
  if (topicOf(tag) !== 'deposit') return;
  void queryClient.prefetchQuery(depositMethodsQuery());
  // the page asks for it again when it does not come
  await DepositTopic.load().catch(() => undefined);
}
