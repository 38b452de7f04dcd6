import type { Config, DOMPurify } from 'dompurify';

/** Tags that texts of the merchant may use; no forms, frames, styles, scripts, drawings or formulas. */
const tags = [
  ...[
    'a',
    'b',
    'blockquote',
    'br',
    'caption',
    'code',
    'dd',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'hr',
  ],
  ...[
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
  ],
  ...['thead', 'tr', 'u', 'ul', 'bdi'],
];

/** `id` and `name` are missing on purpose: they could stand in for variables of the page. So is `style`. */
const attributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'];

const config: Config = { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false };

/** May a link lead there? Other sites by http or https, and paths of this one. */
const isLink = (href: string): boolean => /^https?:\/\//i.test(href) || /^\/(?![/\\])/.test(href);

/** May a picture come from there? Paths of this site and the hosts that the merchant named. */
const isPicture = (src: string, hosts: readonly string[]): boolean =>
  /^\/(?![/\\])/.test(src) ||
  hosts.some((host) => /^https?:\/\//.test(host) && src.startsWith(`${host.replace(/\/$/, '')}/`));

let ready: Promise<(html: string, hosts: readonly string[]) => DocumentFragment> | undefined;

function prepare(purify: DOMPurify) {
  let pictureHosts: readonly string[] = [];
  purify.addHook('afterSanitizeAttributes', (node) => {
    const href = node.getAttribute('href');
    if (href !== null && !isLink(href)) node.removeAttribute('href');
    if (node.tagName === 'A' && /^https?:/i.test(href ?? '')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    const src = node.getAttribute('src');
    if (src !== null && !isPicture(src, pictureHosts)) node.remove();
  });
  return (html: string, hosts: readonly string[]): DocumentFragment => {
    pictureHosts = hosts;
    return purify.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
  };
}

/** Loads the sanitiser; it is no part of the first download. What it makes is a piece of document, never a string. */
export function loadSanitizer(): Promise<(html: string, hosts: readonly string[]) => DocumentFragment> {
  ready ??= import('dompurify').then(({ default: purify }) => prepare(purify));
  return ready;
}
