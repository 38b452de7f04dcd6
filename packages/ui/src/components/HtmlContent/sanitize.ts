import type { Config, DOMPurify } from 'dompurify';
import { htmlPolicy } from './policy.ts';

/** Tags that texts of the merchant may use; no forms, frames, styles, scripts, drawings or formulas. */
const tags =
  `a abbr b bdi bdo blockquote br caption code dd del dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins
  li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul`.split(/\s+/);

/** `id` and `name` are missing on purpose: they could stand in for variables of the page. So are `style` and `class`. */
const attributes = `alt colspan datetime dir height href lang reversed rowspan scope src start title width`.split(' ');

/** What a text may point at. */
interface Limits {
  /** Bases of addresses that pictures may come from. */
  readonly imageHosts: readonly string[];
}

/** Makes a piece of document of a text with markup; nothing on it runs, covers, submits or follows. */
export type Sanitize = (html: string, limits: Limits) => DocumentFragment;

/** Read as the browser will read it: it drops tabs and turns backslashes, so no pattern over the text can tell. */
const addressOf = (text: string): URL | null => URL.parse(text, document.baseURI);

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** Whether an address lies under a base: the same origin, and the path of the base before its own. */
function isUnder(address: URL, base: string): boolean {
  const root = addressOf(base);
  if (!root || root.origin !== address.origin) return false;
  return `${address.pathname}/`.startsWith(root.pathname.endsWith('/') ? root.pathname : `${root.pathname}/`);
}

function limitLink(link: Element): void {
  const address = addressOf(link.getAttribute('href') ?? '');
  if (!link.hasAttribute('href')) return;
  if (!address || !isWeb(address)) link.removeAttribute('href');
  else if (address.origin !== location.origin) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function limitPicture(picture: Element, { imageHosts }: Limits): void {
  const address = addressOf(picture.getAttribute('src') ?? '');
  if (!address || !isWeb(address) || !imageHosts.some((base) => isUnder(address, base))) {
    picture.remove();
    return;
  }
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Headings of a text lie below that of the part around it, whatever the editor chose. */
function lowerHeadings(text: DocumentFragment): void {
  for (const heading of text.querySelectorAll('h1, h2, h5, h6')) {
    const lowered = document.createElement(heading.matches('h1, h2') ? 'h3' : 'h4');
    lowered.append(...heading.childNodes);
    for (const { name, value } of heading.attributes) lowered.setAttribute(name, value);
    heading.replaceWith(lowered);
  }
}

function prepare(createDomPurify: DOMPurify): Sanitize {
  // an instance of its own: hooks and settings of others stay out
  const purify = createDomPurify();
  const config = {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(htmlPolicy && { TRUSTED_TYPES_POLICY: htmlPolicy }),
  } as const satisfies Config;

  let limits: Limits = { imageHosts: [] };
  // while the text is still in a document without a window: here a picture that must not load has not loaded yet
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') limitLink(node);
    else if (node.tagName === 'IMG') limitPicture(node, limits);
  });

  return (html, next) => {
    limits = next;
    const text = purify.sanitize(html, config);
    lowerHeadings(text);
    return text;
  };
}

let loading: Promise<Sanitize> | undefined;
let loaded: Sanitize | undefined;

/** The sanitiser, when it has been loaded before. */
export const getSanitizer = (): Sanitize | undefined => loaded;

/**
 * Loads the sanitiser (11 KB); it is no part of the first download.
 *
 * @throws Error when it cannot be fetched; the next call tries again.
 */
export async function loadSanitizer(): Promise<Sanitize> {
  loading ??= import('dompurify').then(({ default: createDomPurify }) => prepare(createDomPurify));
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
