/** A face that a page asks for in its head; the site's build and its renderer write them so. */
const FACE = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)" crossorigin>/g;

/**
 * The faces of a page for its header `Link`: a browser asks for them when the answer begins and not when it has read the page so far,
 * which is a hundred milliseconds later on a slow phone. The first frame of a rendered page waits for them.
 *
 * @returns undefined for a page without faces
 */
export function faceLinks(html: string): string | undefined {
  const links = [...html.matchAll(FACE)].map(
    ([, href, type]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`,
  );
  return links.length > 0 ? links.join(', ') : undefined;
}
