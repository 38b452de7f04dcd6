import type { QueryClient } from '@tanstack/react-query';
import { depositMethodsQuery } from '../../queries/deposits.ts';
import { topicOf } from './help-articles.ts';

/** Asks for what the page of a topic shows besides its articles: that of paying in has the methods with their terms. */
export function loadTopic(queryClient: QueryClient, tag: string): void {
  if (topicOf(tag) === 'deposit') void queryClient.prefetchQuery(depositMethodsQuery());
}
