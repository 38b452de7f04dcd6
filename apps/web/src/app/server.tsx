import { configureClient } from '@mekong/api-client/client';
import { type LanguageCode, languageOf, sourceLanguage, textLanguageOf } from '@mekong/i18n/registry';
import type { QueryClient } from '@tanstack/react-query';
import { decideEntry } from '../entry/decision.ts';
import { setSiteHost, statusQuery } from '../queries/status.ts';
import { showLanguage } from '../state/language.ts';
import { ssrAttribute } from '../state/server-rendered.ts';
import { createQueryClient } from './query-client.ts';
import { renderPage } from './render.tsx';
import { answersIn, type ServerState, serverStateId } from './server-state.ts';

/** Pages that look alike to everybody who is not logged in, so that one rendering serves many. */
export const serverRenderedPaths: readonly string[] = [
  '/',
  '/hot',
  '/promotions',
  '/help',
  '/helpmc',
  '/down',
  '/rng',
  '/bgs',
  '/bingo',
  '/fish',
  '/live',
  '/pvp',
  '/sports',
  '/esports',
  '/seamless',
  '/elott',
  '/providers',
];

/** A page to be rendered. */
export interface ServerRenderRequest {
  /** One of {@link serverRenderedPaths}. */
  readonly path: string;
  /** Host and port that the visitor came by. */
  readonly host: string;
  readonly language: LanguageCode;
  /** The built page without content. */
  readonly template: string;
  /** Addresses of the built files, by source. */
  readonly files: Readonly<Record<string, { readonly file: string }>>;
}

/**
 * Renders a page as a visitor sees it first. Language and client belong to the process, so one page is rendered after the
 * other: the caller sees to that.
 *
 * @param fetch asks the gateway; relative addresses
 * @returns the whole page; undefined when this visitor gets no such page (maintenance, region, a redirect)
 */
export async function renderOnServer(request: ServerRenderRequest, fetch: typeof globalThis.fetch) {
  const { path, host, language } = request;
  const queryClient = createQueryClient();
  try {
    configureClient({ fetch, language: () => language, validate: false });
    setSiteHost(host);
    await showLanguage(language);
    const { info } = await queryClient.fetchQuery(statusQuery(language));
    if (decideEntry(info) !== 'normal') return undefined;
    const markup = await renderPage(path, queryClient, () => allAnswered(queryClient));
    return markup && compose(request, markup, { language, answers: answersIn(queryClient) });
  } finally {
    queryClient.clear();
  }
}

/** Blocks load by themselves; a render waits for all of them. One that failed is rendered by the browser's own try. */
async function allAnswered(queryClient: QueryClient): Promise<void> {
  const waiting = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(waiting.map(({ promise }) => promise));
}

function compose({ template, files }: ServerRenderRequest, markup: string, view: ServerState): string {
  const { tag, direction } = languageOf(view.language);
  // the texts are asked for by the script alone, which is one round trip later
  const texts = files[`../../packages/i18n/locales/${textLanguageOf(view.language) ?? sourceLanguage}/shell.po`]?.file;
  // `<` must not end the element that holds it
  const json = JSON.stringify(view).replaceAll('<', '\\u003c');
  return (
    template
      .replace(/<html lang="[^"]*" dir="[^"]*"/, () => `<html lang="${tag}" dir="${direction}" ${ssrAttribute}`)
      // nothing is painted before all of it is there: half a line of tiles would move as the other half arrives
      .replace('</head>', (end) => `<link rel="expect" href="#root" blocking="render">${end}`)
      .replace('</head>', (end) => (texts ? `<link rel="modulepreload" crossorigin href="/${texts}">${end}` : end))
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${markup}</div><script type="application/json" id="${serverStateId}">${json}</script>`,
      )
  );
}
