import { getHelpCenterOptions } from '@mekong/api-client/queries/getHelpCenter';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

/** Every article of the help centre in one language, in order; small enough to be searched on the page. */
export const helpQuery = (language: LanguageCode) =>
  queryOptions({ ...getHelpCenterOptions({ query: { lang: language, device: 'WEB' } }), staleTime: 600_000 });
