import { getDomainRouteOptions } from '@mekong/api-client/queries/getDomainRoute';
import { queryOptions } from '@tanstack/react-query';

/** Downloads of the app with the text of their QR codes. */
export const resourcesQuery = () =>
  queryOptions({ ...getDomainRouteOptions(), staleTime: 600_000, select: ({ resources }) => resources });
