import type { LanguageCode } from '@mekong/i18n/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddedPage } from './page-head.ts';
import { ROBOTS_PATH, robotsText, SITEMAP_PATH, sitemapIndex, sitemapOf } from './sitemap.ts';

/**
 * Answers what search engines read before pages: rules for robots, and a sitemap for each language on offer.
 *
 * @param origin where the site is, without a slash at the end
 * @param offeredTo languages on offer; undefined under an address that is not the merchant's, which has none of this
 * @param listAdded pages that content and catalogue add
 */
export function registerSearchEngines(
  app: FastifyInstance,
  origin: string,
  offeredTo: (request: FastifyRequest) => Promise<readonly LanguageCode[] | undefined>,
  listAdded: (language: LanguageCode) => Promise<readonly AddedPage[]>,
): void {
  const get = (
    path: string,
    type: string,
    write: (
      offered: readonly LanguageCode[],
      request: FastifyRequest,
    ) => string | undefined | Promise<string | undefined>,
  ) =>
    app.get(path, { config: { rateLimit: false } }, async (request: FastifyRequest, reply: FastifyReply) => {
      const offered = await offeredTo(request);
      const text = offered && (await write(offered, request));
      if (text === undefined) return reply.callNotFound();
      return reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);
    });
  get(ROBOTS_PATH, 'text/plain', () => robotsText(origin));
  get(SITEMAP_PATH, 'application/xml', (offered) => sitemapIndex(origin, offered));
  get('/sitemap-:language.xml', 'application/xml', async (offered, { params }) => {
    const { language } = params as { language: string };
    const code = offered.find((known) => known.toLowerCase() === language);
    return code && sitemapOf(origin, code, offered, await listAdded(code));
  });
}
