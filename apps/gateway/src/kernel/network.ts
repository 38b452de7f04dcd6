import { isIP } from 'node:net';

/**
 * What counts as one address where requests and guesses are counted: customers of IPv6 have a whole /64, so counting
 * single addresses would count nothing.
 *
 * @param ip address of a caller, IPv4, IPv6, or IPv4 written as IPv6 (`::ffff:192.0.2.1`)
 * @returns the IPv4 address, or the first four groups of the IPv6 address
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [address = ''] = ip.toLowerCase().split('%');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...missing, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** An address with its last part hidden, for screens and answers. */
export function maskIp(ip: string): string {
  const address = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (isIP(address) === 4) return address.replace(/\.\d+$/, '.x');
  return `${address.split(':').slice(0, 3).filter(Boolean).join(':')}::x`;
}
