import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type LanguageCode, offeredLanguages, toLanguageCode } from '@mekong/i18n/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../contract/language.ts';
import type { Notifier } from '../../kernel/db/notify.ts';
import { pathOf } from '../../kernel/http/request-path.ts';
import { CSP_REPORTS } from '../../modules/csp/csp-reports.ts';
import { listingChanged } from '../../modules/games/channels.port.ts';
import { type Entry, entryOf } from '../../modules/system/entry.ts';
import { visitOf } from '../../modules/system/entry-gates.ts';
import type { Settings } from '../../modules/system/settings.service.ts';
import type { AllSettings } from '../../modules/system/settings.ts';
import type { Config } from '../config.ts';
import { contentSecurityPolicy, withConnections, withStyles } from '../content-security.ts';
import { PAGE_METHODS, sendFile } from '../static-file.ts';
import { type BrandPage, createBrandPage, MANIFEST_PATH, type PageOwner, readBrandFiles } from './brand-page.ts';
import type { RenderedPage } from './messages.ts';
import { movedTo } from './moved-pages.ts';
import { type AddedPage, isAdded, pageHeadOf } from './page-head.ts';
import { createRenderedPages, type RenderedPages } from './rendered-pages.ts';
import { registerSearchEngines } from './search-engines.ts';
import { webManifest } from './web-manifest.ts';

/** Paths that belong to the API: an unknown one is a failed call, never a page. */
const API_PATHS = /^\/(wps|lgw|lotto|vendor|admin|\.well-known|healthz|readyz|reports)(\/|$)/;

/** `/app.js` is a file, `/help/deposit` and `/index.html` are screens. */
const isFile = (path: string): boolean => /\.[A-Za-z0-9]{1,10}$/.test(path) && !path.endsWith('.html');

/** Methods that an address takes as a page of the site: none of a call and of a file, and none without a build. */
export function pageMethods({ webRoot }: Config): (path: string) => readonly string[] {
  const isBuilt = existsSync(join(webRoot, 'index.html'));
  return (path) => (isBuilt && !API_PATHS.test(path) && !isFile(path) ? PAGE_METHODS : []);
}

interface Page {
  html: string;
  etag: string;
  policy: string;
  modifiedMs: number;
}

/**
 * Serves the built site: hashed assets for a year, other files for an hour, `index.html` for every screen.
 * Without a build it registers nothing and the gateway is an API alone.
 */
export async function registerStaticWeb(
  app: FastifyInstance,
  config: Config,
  settings: Settings,
  notifier: Notifier,
  listAdded: (language: LanguageCode) => Promise<readonly AddedPage[]>,
): Promise<void> {
  const indexFile = join(config.webRoot, 'index.html');
  if (!existsSync(indexFile)) {
    app.log.warn({ webRoot: config.webRoot }, 'no built site found: serving the API only');
    return;
  }
  await app.register(fastifyStatic, { root: config.webRoot, serve: false, preCompressed: true, dotfiles: 'ignore' });
  const origin = config.publicOrigin.replace(/\/$/, '');
  const builtPage = pageSource(indexFile, config);
  const currentPage = inBrand(builtPage, createBrandPage(config.webRoot));
  const renderedPages =
    config.mode === 'production' ? createRenderedPages(app, config.webRoot, builtPage().html) : undefined;
  if (renderedPages) {
    const { forget } = renderedPages;
    // games that were switched are seen so everywhere within ten seconds
    const leave = await notifier.subscribe(listingChanged, forget, forget);
    app.addHook('onClose', leave);
  }
  const siteOf = async (request: FastifyRequest): Promise<Site> => {
    const all = await settings.current();
    const entry = entryOf(visitOf(request, config.trustProxy, all.region.header), all);
    const { merchant } = all;
    const isOurs = !entry.domainInvalid;
    const { language, isNamed } = readerOf(request, merchant);
    const offered = offeredLanguages(merchant.languages);
    const path = pathOf(request);
    const added = isAdded(path) ? await listAdded(language) : undefined;
    const facts = { path, origin, name: merchant.name, language, isNamed, offered, added };
    const head = isOurs ? await pageHeadOf(facts) : undefined;
    return {
      all,
      entry,
      language,
      isNamed,
      owner: { brand: merchant.brand, name: isOurs ? merchant.name : undefined, head },
    };
  };
  registerSearchEngines(
    app,
    origin,
    async (request) => {
      const { all, entry } = await siteOf(request);
      return entry.domainInvalid ? undefined : offeredLanguages(all.merchant.languages);
    },
    listAdded,
  );
  const brandFiles = readBrandFiles(config.webRoot);
  app.get(MANIFEST_PATH, { config: { rateLimit: false } }, async (request, reply) => {
    const { name, brand } = (await siteOf(request)).owner;
    const files = brandFiles(brand);
    if (name === undefined || !files) return reply.callNotFound();
    reply.header('cache-control', 'no-cache').type('application/manifest+json');
    return reply.send(JSON.stringify(webManifest(name, files)));
  });
  app.get('/*', { config: { rateLimit: false } }, async (request, reply) => {
    const path = pathOf(request);
    if (API_PATHS.test(path)) return reply.callNotFound();
    if (isFile(path)) return sendFile(reply, path);
    const moved = movedTo(path, queryOf(request));
    if (moved !== undefined) return reply.redirect(moved, 301);
    const site = await siteOf(request);
    const current = currentPage(site.owner);
    const page = { ...current, policy: withConnections(current.policy, site.all.domains.origins) };
    const rendered = renderedPages && (await renderedFor(request, renderedPages, site));
    // the page says so too, when it has been loaded
    if (site.owner.head && !site.owner.head.isFound) reply.code(404);
    return sendPage(request, reply, page, rendered);
  });
}

/** What a page depends on besides its address. */
interface Site {
  readonly all: AllSettings;
  readonly entry: Entry;
  readonly owner: PageOwner;
  readonly language: LanguageCode;
  /** The address names the language. */
  readonly isNamed: boolean;
}

/** An address that names nothing but a language: those that search engines list. */
const LANGUAGE_QUERY = /^\?lang=([A-Za-z-]{2,5})$/;

/** The language of a page: what its reader has chosen, else what its address names, else what the device asks for. */
function readerOf(request: FastifyRequest, merchant: AllSettings['merchant']) {
  const [, named] = LANGUAGE_QUERY.exec(queryOf(request)) ?? [];
  const language = languageOf(request, request.cookies.lang ?? named, merchant);
  return { language, isNamed: toLanguageCode(named) === language };
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The page as a visitor sees it first, when it is the same for everybody and this visitor gets the normal site. */
async function renderedFor(request: FastifyRequest, views: RenderedPages, { entry, owner, language, isNamed }: Site) {
  // what an address asks for besides the page, the browser shows by itself
  if (queryOf(request) && !isNamed) return undefined;
  if (entry.domainInvalid || entry.regionRestriction || entry.maintenance || !owner.head?.isFound) return undefined;
  return views.get({ path: pathOf(request), host: request.host, language, ...owner });
}

/** The page with its policy; read again in development when the file changed, once in production. */
function pageSource(indexFile: string, config: Config): () => Page {
  const read = (): Page => {
    const html = readFileSync(indexFile, 'utf8');
    return {
      html,
      etag: etagOf(html),
      modifiedMs: statSync(indexFile).mtimeMs,
      policy: contentSecurityPolicy({
        html,
        secure: config.publicOrigin.startsWith('https:'),
        imageOrigins: config.imageCdns,
        frameOrigins: [config.vendorOrigin, ...config.launchOrigins],
      }),
    };
  };
  let page = read();
  return () => {
    if (config.mode !== 'production' && statSync(indexFile).mtimeMs !== page.modifiedMs) page = read();
    return page;
  };
}

/** The page as its owner's, made once for each while the page itself stays the same. */
function inBrand(builtPage: () => Page, brandPage: BrandPage): (owner: PageOwner) => Page {
  let made = new Map<string, Page>();
  let of: Page | undefined;
  return (owner) => {
    const key = JSON.stringify([owner.brand, owner.name, owner.head?.tags]);
    const built = builtPage();
    if (built !== of) {
      made = new Map();
      of = built;
    }
    const known = made.get(key);
    if (known) return known;
    const html = brandPage(built.html, owner);
    const page = { ...built, html, etag: etagOf(html) };
    made.set(key, page);
    return page;
  };
}

const etagOf = (html: string): string => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, rendered?: RenderedPage): FastifyReply {
  const { etag } = rendered ?? page;
  reply.headers({
    'content-security-policy': withStyles(page.policy, rendered?.styleHashes ?? []),
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (!rendered) return reply.send(page.html);
  if (rendered.faces) reply.header('link', rendered.faces);
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(rendered.bodies[encoding]);
}

/** The smallest form that the browser takes. */
function encodingOf(accepted: string | string[] | undefined): keyof RenderedPage['bodies'] {
  const names = [accepted ?? []]
    .flat()
    .join()
    .split(',')
    .map((name) => name.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}
