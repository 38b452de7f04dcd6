import { createElement, Fragment, type ReactNode } from 'react';

const inline = new Set('a abbr b bdi bdo br code em i img ins mark s small span strong sub sup u'.split(' '));
const block = new Set('blockquote dl h1 h2 h3 h4 h5 h6 hr ol p table ul'.split(' '));
const empty = new Set(['br', 'hr', 'img']);

/** What elements that are no place for text hold. */
const parts: Readonly<Record<string, ReadonlySet<string>>> = {
  ...{ ul: new Set(['li']), ol: new Set(['li']), dl: new Set(['dt', 'dd']) },
  table: new Set(['caption', 'thead', 'tbody', 'tfoot']),
  ...{ thead: new Set(['tr']), tbody: new Set(['tr']), tfoot: new Set(['tr']), tr: new Set(['th', 'td']) },
};

/** Elements that hold both sentences and paragraphs; the others hold words. */
const flow = new Set(['', 'li', 'dd', 'blockquote', 'td', 'th']);

/** Headings of a text lie below that of the part around it, whatever the editor chose. */
const lowered: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };

/** Attributes by their names in React; what a link or a picture opens is looked at apart. */
const attributes: Readonly<Record<string, string>> = {
  ...{ dir: 'dir', lang: 'lang', start: 'start', colspan: 'colSpan', rowspan: 'rowSpan', scope: 'scope' },
  ...{ alt: 'alt', width: 'width', height: 'height', href: 'href', src: 'src' },
};
/** Said anew for every link and picture. */
const rewritten = new Set(['rel', 'target', 'loading']);

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
};

/** Not well formed, or not understood: the whole text is left to the sanitiser. */
class Unclear extends Error {}
const unclear = (): never => {
  throw new Unclear();
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|([a-z]+));|&/g, (_, number: string | undefined, name: string | undefined) => {
    if (number !== undefined) return Number(number) >= 32 ? String.fromCodePoint(Number(number)) : unclear();
    return (name !== undefined && Object.hasOwn(entities, name) && entities[name]) || unclear();
  });

const ownPath = /^\/(?![/\\])[^\s\\]*$/;
const webAddress = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/i;

/** Whether a picture lies under a base: the same origin, and the path of the base before its own. */
const isUnder = (src: string, base: string): boolean =>
  src === base || src.startsWith(base.endsWith('/') ? base : `${base}/`);

/** Props of a link. */
function link({ href, ...props }: Readonly<Record<string, string>>) {
  if (href === undefined) return props;
  if (ownPath.test(href)) return { ...props, href };
  return webAddress.test(href) ? { ...props, href, target: '_blank', rel: 'noopener noreferrer' } : unclear();
}

/** Props of a picture; undefined when it comes from elsewhere. */
function picture({ src = '', alt = '', ...props }: Readonly<Record<string, string>>, hosts: readonly string[]) {
  // dots and percent signs can lead out of a path that stands before them
  if (!(ownPath.test(src) || webAddress.test(src)) || /\/\.|%/.test(src)) return unclear();
  if (!hosts.some((base) => isUnder(src, base))) return undefined;
  return { ...props, src, alt, loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' };
}

const isAllowedIn = (name: string, parent: string): boolean => {
  const own = parts[parent];
  if (own) return own.has(name);
  return inline.has(name) || (flow.has(parent) && block.has(name));
};

function propsOf(text: string): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([a-z]+)="([^"]*)"/g)) {
    if (rewritten.has(name)) continue;
    const prop = (Object.hasOwn(attributes, name) && attributes[name]) || unclear();
    // a browser takes the first of two
    if (prop in props) unclear();
    props[prop] = decoded(value);
  }
  return props;
}

/** A tag as a serialiser writes it, or what stands before the next one. */
const token = /<(\/?)([a-z][a-z\d]*)((?: [a-z]+="[^"<>]*")*) ?(\/?)>|[^<>]+/gy;

interface Open {
  readonly name: string;
  readonly props: Readonly<Record<string, string>>;
  readonly children: ReactNode[];
}

/** The element that was closed; a picture from elsewhere is none. */
function made({ name, props, children }: Open, hosts: readonly string[]): ReactNode {
  if (name === 'a') return createElement('a', link(props), ...children);
  if ('href' in props || ('src' in props && name !== 'img')) return unclear();
  if (name !== 'img') return createElement(lowered[name] ?? name, props, ...children);
  const shown = picture(props, hosts);
  return shown && createElement('img', shown);
}

function parse(html: string, hosts: readonly string[]): ReactNode {
  const open: Open[] = [{ name: '', props: {}, children: [] }];
  const top = (): Open => open.at(-1) ?? unclear();
  token.lastIndex = 0;
  for (let at = 0; at < html.length; at = token.lastIndex) {
    const [text = unclear(), closing, name, written = '', slash] = token.exec(html) ?? [];
    const { name: parent, children } = top();
    if (name === undefined) {
      if (!parts[parent]) children.push(decoded(text));
      else if (text.trim()) unclear();
    } else if (closing) {
      const ended = open.pop();
      if (ended?.name !== name || written || slash) return unclear();
      top().children.push(made(ended, hosts));
    } else {
      if (!isAllowedIn(name, parent) || (name === 'a' && open.some((outer) => outer.name === 'a'))) unclear();
      const begun = { name, props: propsOf(written), children: [] };
      if (empty.has(name)) children.push(made(begun, hosts));
      else if (slash) unclear();
      else open.push(begun);
    }
  }
  return open.length === 1 ? createElement(Fragment, null, ...top().children) : unclear();
}

/**
 * A text with markup as elements, which a server renders too. It takes what the editor of the merchant writes: tags and
 * attributes of a closed list, well formed, in places where a browser would not move them. No markup is made of a string.
 *
 * @param html text of the merchant
 * @param hosts bases of addresses that pictures may come from; others are left out
 * @returns undefined for any other text, which is for the sanitiser
 */
export function elementsOf(html: string, hosts: readonly string[]): ReactNode | undefined {
  // browsers write carriage returns anew, and drop zeros
  if (/[\r\0]/.test(html)) return undefined;
  try {
    return parse(html, hosts);
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}
