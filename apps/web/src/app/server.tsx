import { configureClient } from '@mekong/api-client/client';
import { type LanguageCode, languageOf, sourceLanguage, textLanguageOf } from '@mekong/i18n/registry';
import type { QueryClient } from '@tanstack/react-query';
import { decideEntry } from '../entry/decision.ts';
import { isPagedType } from '../features/games/page-types.ts';
import { gameMenusQuery } from '../queries/games.ts';
import { setSiteHost, statusQuery } from '../queries/status.ts';
import { showLanguage } from '../state/language.ts';
import { aheadAttribute, pressedAttribute, scriptsId, ssrAttribute } from '../state/server-rendered.ts';
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
  '/cockfight',
  '/seamless',
  '/elott',
  '/providers',
  '/join',
];

/** Where the pages lie that the content or the catalogue adds: one for each topic of the help centre, one for each provider. */
export const serverRenderedFolders: readonly string[] = ['/help/', '/providers/'];

/** A page to be rendered. */
export interface ServerRenderRequest {
  /** One of {@link serverRenderedPaths}, or a page in {@link serverRenderedFolders}. */
  readonly path: string;
  /** Host and port that the visitor came by. */
  readonly host: string;
  readonly language: LanguageCode;
  /** The built page without content. */
  readonly template: string;
  /** Addresses of the built files, by source. */
  readonly files: Readonly<Record<string, { readonly file: string; readonly name?: string }>>;
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
    // Header and footer of every page show them. A browser asks when it hydrates the header; the footer, hydrated after the
    // answer, would then differ from what is here.
    void queryClient.prefetchQuery(gameMenusQuery(language));
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

/** The sign of the riel, which stands beside amounts, and the file of its face by source. */
const rielSign = '៛';
const rielFace = '../../packages/game-frame/src/fonts/riel.woff2';

function compose({ template, files, path }: ServerRenderRequest, markup: string, view: ServerState): string {
  const { tag, direction } = languageOf(view.language);
  // the texts are asked for by the script alone, which is one round trip later
  const texts = files[`../../packages/i18n/locales/${textLanguageOf(view.language) ?? sourceLanguage}/shell.po`]?.file;
  // `<` must not end the element that holds it
  const json = JSON.stringify(view).replaceAll('<', '\\u003c');
  const { html, ahead, entry } = withoutScripts(template);
  const scripts = [...ahead, ...ahead.map(evaluatedAhead), ...entry];
  if (texts) scripts.push(`<link rel="modulepreload" crossorigin href="/${texts}">`);
  const { first, pressed } = partsOf(path);
  for (const file of scriptsNamed(files, first)) scripts.push(`<link rel="modulepreload" crossorigin href="/${file}">`);
  for (const file of scriptsNamed(files, pressed))
    scripts.push(`<link rel="modulepreload" crossorigin href="/${file}" ${pressedAttribute}>`);
  // one sign of one face, which would lay out the whole page once more when it comes after the first frame
  const sign = markup.includes(rielSign) ? files[rielFace]?.file : undefined;
  const signFace = sign ? `<link rel="preload" href="/${sign}" as="font" type="font/woff2" crossorigin>` : '';
  // React writes before the content what it wants to be asked for first; the styles stand before that
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(markup) ?? [];
  return html
    .replace('<head>', (start) => start + preloads)
    .replace('<title>', (title) => signFace + title)
    .replace(/<html lang="[^"]*" dir="[^"]*"/, () => `<html lang="${tag}" dir="${direction}" ${ssrAttribute}`)
    .replace('</head>', (end) => `<template id="${scriptsId}">${scripts.join('')}</template>${end}`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${markup.slice(preloads.length)}</div><script type="application/json" id="${serverStateId}">${json}</script>`,
    );
}

/** Late chunks (build/shared-chunks.ts) that a page begins with, and those that a press needs: its own route comes before those of other pages. */
function partsOf(path: string): { readonly first: readonly string[]; readonly pressed: readonly string[] } {
  if (path === '/') return { first: [], pressed: ['frame', 'home', 'pages'] };
  if (isPagedType(path.slice(1))) return { first: ['category-route'], pressed: ['frame', 'pages'] };
  return { first: ['pages'], pressed: ['frame'] };
}

/** Files of late chunks by the names of these. */
const scriptsNamed = (files: ServerRenderRequest['files'], names: readonly string[]): string[] =>
  Object.values(files).flatMap(({ file, name }) => (file.endsWith('.js') && names.includes(name ?? '') ? [file] : []));

/** The page without its entry and what that imports, which state/server-rendered.ts asks for when the page is painted. */
function withoutScripts(template: string): { html: string; ahead: string[]; entry: string[] } {
  const ahead: string[] = [];
  const entry: string[] = [];
  const html = template.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, (element) => {
    (element.startsWith('<link') ? ahead : entry).push(element);
    return '';
  });
  return { html, ahead, entry };
}

/** Evaluates what the entry imports by itself: the browser can paint in between, as it cannot while it evaluates all at once. */
const evaluatedAhead = (preload: string): string =>
  preload.replace(
    /<link rel="modulepreload"(.*) href="([^"]+)">/,
    `<script type="module"$1 src="$2" ${aheadAttribute}></script>`,
  );
