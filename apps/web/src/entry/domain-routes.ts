/** An address of the site, and how quickly it answered. */
export interface MeasuredRoute {
  /** Origin: `https://mekong.example`. */
  readonly domain: string;
  readonly isCurrent: boolean;
  /** Milliseconds until it answered; 0 before that is known, undefined when it did not answer. */
  readonly speed: number | undefined;
}

/** The quickest first; then what is not known yet, then what did not answer. */
export function byQuickness(routes: readonly MeasuredRoute[]): MeasuredRoute[] {
  const rank = ({ speed }: MeasuredRoute): number =>
    speed === undefined ? Number.POSITIVE_INFINITY : speed === 0 ? Number.MAX_SAFE_INTEGER : speed;
  return [...routes].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

const local = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Whether an origin may be offered as an address of the site: by https, or on this machine. */
export function isOfferable(domain: unknown): domain is string {
  if (typeof domain !== 'string' || !URL.canParse(domain)) return false;
  const { origin, protocol } = new URL(domain);
  return origin === domain && (protocol === 'https:' || local.test(domain));
}
