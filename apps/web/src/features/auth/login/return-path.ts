/**
 * Where to go after log-in: back to the place that asked for it, if that is a path of this site; else home. Anything that
 * could lead off the site (`//host`, `\host`, a scheme) is home too.
 */
export function returnPath(wanted: string | undefined): string {
  return wanted !== undefined && /^\/(?![/\\])[^\\\s]*$/.test(wanted) ? wanted : '/';
}
