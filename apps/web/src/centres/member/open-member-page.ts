import type { QueryClient } from '@tanstack/react-query';
import type { Said } from '../../parts/centre-page.ts';
import { openPage } from '../centre.ts';
import { memberPages } from './pages.ts';

/** Opens a page of the member centre. */
export const openMemberPage = (queryClient: QueryClient, said: Said) => openPage(memberPages, queryClient, said);
