import sanitizeHtml from 'sanitize-html';

/** Grows with every change of the rules below; texts of an older version are cleaned again at the next start. */
export const SANITIZER_VERSION = 1;

/**
 * HTML that may be shown: text, lists, tables, links and pictures, nothing that runs, styles, frames or submits. The site sanitises once more where it renders; neither side trusts the other.
 *
 * @param imageOrigins https origins of pictures, next to paths of our own
 */
export function sanitizeContent(html: string, imageOrigins: readonly string[]): string {
  const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);
  const isAllowedImage = (address: string) =>
    isOwnPath(address) || imageOrigins.some((origin) => address.startsWith(`${origin}/`));
  return sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'bdi', 'a', 'img'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
    ],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['dir', 'lang'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: (frame) => frame.tag === 'img' && !isAllowedImage(frame.attribs.src ?? ''),
    transformTags: {
      a: (tagName, attribs) => {
        const href = attribs.href ?? '';
        const outside = !isOwnPath(href) && !href.startsWith('mailto:');
        return {
          tagName,
          attribs: { ...(href ? { href } : {}), ...(outside ? { rel: 'noopener noreferrer', target: '_blank' } : {}) },
        };
      },
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
  });
}
