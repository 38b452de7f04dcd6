import type { QueryClient } from '@tanstack/react-query';
import type { SearchValues } from '../../parts/centre-page.ts';
import { openPage } from '../centre.ts';
import { memberPages } from './pages.ts';

/** Opens a page of the member centre. */
export const openMemberPage = (queryClient: QueryClient, values: SearchValues) =>
  openPage(memberPages, queryClient, values);
