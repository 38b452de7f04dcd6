import type { FastifyRequest } from 'fastify';

/** Path of a request without its query, as it was sent. (`new URL` would throw on `//`.) */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] || '/';

/**
 * An address whose path can be decoded. One that was mistyped (`/50%`) reaches no route by itself; it is an unknown page,
 * which the site says in words, or an unknown call.
 *
 * @param url path and query of a request
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const path = url.split('?', 1)[0] ?? '';
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
