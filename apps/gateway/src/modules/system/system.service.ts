import type {
  DomainRoute,
  PermissionInfo,
  Readiness,
  RegisterRule,
  RegisterSettings,
  WhitelabelNode,
  WhitelabelSwitch,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { type KeptJson, keepJson, withKept } from '../../contract/kept-json.ts';
import { textIn } from '../../contract/language-chain.ts';
import type { SocialProviderName } from '../../contract/values.ts';
import type { Db } from '../../kernel/db/open.ts';
import { maskIp } from '../../kernel/network.ts';
import { entryOf, type Visit } from './entry.ts';
import type { Settings } from './settings.service.ts';
import { type AllSettings, SWITCH_TREE } from './settings.ts';
import { SOCIAL_SWITCHES, socialProviders } from './social-switches.port.ts';
import { isWritable } from './system.repository.ts';

/** The switches as the tree of the wire: `'1'` is on. */
export function whitelabelTree(on: readonly WhitelabelSwitch[]): WhitelabelNode[] {
  const node = (modId: WhitelabelSwitch, children: readonly WhitelabelSwitch[]): WhitelabelNode => ({
    modId,
    enabled: on.includes(modId) ? '1' : '0',
    childrenNodes: children.map((child) => node(child, [])),
  });
  return Object.entries(SWITCH_TREE).map(([modId, children]) => node(modId as WhitelabelSwitch, children));
}

/** Whether a switch is on: it, and the one above it. */
export function isOn(name: WhitelabelSwitch, on: readonly WhitelabelSwitch[]): boolean {
  const parent = Object.entries(SWITCH_TREE).find(([, children]) => children.some((child) => child === name))?.[0];
  return on.includes(name) && (parent === undefined || on.includes(parent as WhitelabelSwitch));
}

/** Whether somebody may register by user name: registration is open, and this way of it. */
export function isByUsername({ switches, register }: Pick<AllSettings, 'switches' | 'register'>): boolean {
  return isOn('REGISTER', switches.on) && register.byUsername;
}

/** The registration rules as switches narrow them: a field whose feature is off is neither shown nor needed. */
export function registerRules(settings: AllSettings): RegisterRule[] {
  const needs: Partial<Record<RegisterRule['name'], WhitelabelSwitch>> = {
    verificationCode: 'REGMOBVERF',
    referralCode: 'REFERRAL',
  };
  return settings.register.fields.map((rule) => {
    const feature = needs[rule.name];
    return feature && !isOn(feature, settings.switches.on) ? { ...rule, enabled: false, required: false } : rule;
  });
}

/** How long what readiness has found is told again: anybody may ask, and each look writes. */
const PROBE_MS = 1_000;

export interface SystemConfig {
  publicOrigin: string;
  vendorOrigin: string;
  launchOrigins: readonly string[];
  /** Sign-ins of other providers that are configured. */
  social: Readonly<Partial<Record<SocialProviderName, unknown>>>;
}

/** What the site tells a visitor that settings and language alone decide. */
type Followed = Omit<PermissionInfo, 'serverTime' | 'regionRestriction' | 'domainInvalid' | 'country' | 'ipMasked'>;

/**
 * What the site needs to know about itself before and beside every screen.
 *
 * @param now time by the database
 */
export function createSystemService(db: Db, settings: Settings, config: SystemConfig, now: () => Date) {
  /** A provider of sign-ins that nobody has configured is not offered, whatever its switch says. */
  const offered = (on: readonly WhitelabelSwitch[]): WhitelabelSwitch[] =>
    on.filter((name) => {
      const provider = socialProviders.find((candidate) => SOCIAL_SWITCHES[candidate] === name);
      return provider === undefined || config.social[provider] !== undefined;
    });
  let probe = { until: 0, isWritable: Promise.resolve(false) };
  const launchOrigins = [config.vendorOrigin, ...config.launchOrigins];
  /** Settings are the same object until one changes, so what follows from them is made once for each of these objects. */
  const followed = new WeakMap<AllSettings, Map<LanguageCode, KeptJson<Followed>>>();
  const whatFollows = (all: AllSettings, language: LanguageCode): KeptJson<Followed> => {
    const byLanguage = followed.get(all) ?? new Map<LanguageCode, KeptJson<Followed>>();
    followed.set(all, byLanguage);
    const known = byLanguage.get(language);
    if (known) return known;
    const { memberGrant: _, trialGrant: __, hasVendorWallets: ___, licence, ...merchant } = all.merchant;
    const { active, startsAt, until } = all.maintenance;
    const reason = textIn(all.maintenance.reason, language);
    const made = keepJson<Followed>({
      imageCDNs: all.pictures.hosts,
      launchGameCDNs: launchOrigins,
      vendorImagePath: all.pictures.vendorPath,
      maintenance: active,
      ...(active
        ? { maintenanceInfo: { ...(reason && { reason }), ...(startsAt && { startsAt }), ...(until && { until }) } }
        : {}),
      register: registerRules(all),
      whitelabel: whitelabelTree(offered(all.switches.on)),
      merchant: { ...merchant, ...(licence && { licence }) },
      customerService: all.customerService.entries.map(({ titles, ...shown }) => ({
        ...shown,
        title: textIn(titles, language) || shown.title,
      })),
    });
    byLanguage.set(language, made);
    return made;
  };
  return {
    /** The permission call: which site the visitor gets, and what its first screen needs. */
    async status(visit: Visit, openedUnder: string | undefined, language: LanguageCode): Promise<PermissionInfo> {
      const all = await settings.current();
      const hostname = openedUnder ? hostnameOf(openedUnder) : visit.hostname;
      const entry = entryOf({ ...visit, hostname }, all);
      const own = {
        serverTime: now().toISOString(),
        regionRestriction: entry.regionRestriction,
        domainInvalid: entry.domainInvalid,
        ...(entry.country ? { country: entry.country } : {}),
        ipMasked: maskIp(visit.ip),
      };
      return withKept(own, whatFollows(all, language));
    },

    /** Whether this process can serve: the database can be written to. Asked once a second at most. */
    async readiness(): Promise<Readiness> {
      if (performance.now() >= probe.until)
        probe = { until: performance.now() + PROBE_MS, isWritable: isWritable(db.kysely) };
      const ready = await probe.isWritable;
      return { status: ready ? 'ok' : 'unavailable', database: db.engine };
    },

    async whitelabel(): Promise<WhitelabelNode[]> {
      return whitelabelTree(offered((await settings.current()).switches.on));
    },

    async registerSettings(): Promise<RegisterSettings> {
      const all = await settings.current();
      const methods: RegisterSettings['methods'] = [
        ...(isByUsername(all) ? (['username'] as const) : []),
        ...(isOn('MOBILENUMREG', all.switches.on) ? (['mobile'] as const) : []),
      ];
      const { byUsername: _, ...register } = all.register;
      return { ...register, fields: registerRules(all), methods, minAge: all.merchant.minAge };
    },

    /** Addresses of the site and its apps. Relative addresses are completed with the origin the reader uses. */
    async domainRoute(origin: string): Promise<DomainRoute> {
      const { origins, resources } = (await settings.current()).domains;
      const all = [...new Set([origin, config.publicOrigin, ...origins])];
      return {
        domainList: all.map((domain) => ({ domain, isCurrent: domain === origin })),
        resources: resources.map((resource) => ({
          ...resource,
          url: new URL(resource.url, origin).href,
          qrCodeUrl: new URL(resource.qrCodeUrl, origin).href,
        })),
      };
    },
  };
}

export type SystemService = ReturnType<typeof createSystemService>;

/** Host name of `host:port`, `[::1]:port` or a bare name. */
function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}
