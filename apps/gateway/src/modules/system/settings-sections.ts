import type { SettingKey } from './settings.ts';

/** Groups of settings, in the order that operators see them in. */
type SectionGroup = 'availability' | 'features' | 'registration' | 'security' | 'region' | 'site';

/** Every setting in the order of the console; one that is added without a group does not type-check. */
export const SECTION_GROUPS: { readonly [K in SettingKey]: SectionGroup } = {
  maintenance: 'availability',
  switches: 'features',
  register: 'registration',
  humanCheck: 'security',
  security: 'security',
  session: 'security',
  approvals: 'security',
  withdrawals: 'security',
  transfers: 'security',
  contracts: 'features',
  codes: 'security',
  retention: 'security',
  region: 'region',
  domains: 'region',
  merchant: 'site',
  customerService: 'site',
  serviceTimes: 'site',
  saferPlay: 'site',
  pictures: 'site',
};
