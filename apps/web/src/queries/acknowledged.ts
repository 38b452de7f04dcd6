import { listAcknowledgedNoticesOptions } from '@mekong/api-client/queries/listAcknowledgedNotices';
import { queryOptions } from '@tanstack/react-query';

/** Announcements for agents that the account has acknowledged, in whatever browser. */
export const acknowledgedQuery = () => queryOptions({ ...listAcknowledgedNoticesOptions(), staleTime: 300_000 });
