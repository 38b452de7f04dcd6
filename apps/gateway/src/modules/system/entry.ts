import { BlockList, isIP } from 'node:net';
import type { AllSettings, SettingValue } from './settings.ts';

/** What is known about a visitor before anything is answered. */
export interface Visit {
  /** Address, believed through trusted proxies only. */
  ip: string;
  /** Host name the site was opened under, without port. */
  hostname: string;
  /** Country a trusted proxy has named; absent on a direct request. */
  namedCountry?: string | undefined;
}

/** Which site the visitor gets: facts, none of which hides another. */
export interface Entry {
  maintenance: boolean;
  regionRestriction: boolean;
  domainInvalid: boolean;
  country: string | undefined;
}

/** Decides by the settings in force which of the three sites (normal, maintenance, region) a visitor gets. */
export function entryOf(visit: Visit, settings: AllSettings): Entry {
  const country = countryOf(visit, settings.region);
  const { hosts } = settings.domains;
  return {
    maintenance: settings.maintenance.active,
    regionRestriction: country !== undefined && settings.region.blocked.includes(country),
    domainInvalid: hosts.length > 0 && !hosts.includes(visit.hostname),
    country,
  };
}

/** The proxy's word first, then the table of networks. Unknown stays unknown: it is not a country that can be blocked. */
function countryOf(visit: Visit, region: SettingValue<'region'>): string | undefined {
  if (visit.namedCountry && /^[A-Z]{2}$/.test(visit.namedCountry)) return visit.namedCountry;
  return region.networks.find(({ cidr }) => isWithin(visit.ip, cidr))?.country;
}

/** Whether an address lies in a CIDR range; an IPv4 address in its IPv6 form counts as IPv4. */
export function isWithin(ip: string, cidr: string): boolean {
  const address = ip.startsWith('::ffff:') && isIP(ip.slice(7)) === 4 ? ip.slice(7) : ip;
  const range = rangeOf(cidr);
  return range !== undefined && isIP(address) === range.version && range.list.check(address, familyOf(range.version));
}

interface Range {
  /** 4 or 6. */
  version: number;
  list: BlockList;
}

const familyOf = (version: number): 'ipv4' | 'ipv6' => (version === 4 ? 'ipv4' : 'ipv6');

/** Ranges that were asked for, by what they are written as: they come from settings and are asked about at each request. */
const ranges = new Map<string, Range | undefined>();
const MOST_RANGES = 10_000;

/** @returns `undefined` for what is no range */
function rangeOf(cidr: string): Range | undefined {
  if (ranges.has(cidr)) return ranges.get(cidr);
  if (ranges.size >= MOST_RANGES) ranges.clear();
  const [base = '', prefix = ''] = cidr.split('/');
  const version = isIP(base);
  const range = version === 0 ? undefined : { version, list: new BlockList() };
  range?.list.addSubnet(base, Number(prefix || (version === 4 ? 32 : 128)), familyOf(version));
  ranges.set(cidr, range);
  return range;
}
