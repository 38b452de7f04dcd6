import type { PermissionInfo } from '@mekong/api-client/types';

/** The permission call of a site that is open and has everything switched off; for tests. */
export const permissionInfo: PermissionInfo = {
  serverTime: '2026-11-21T08:00:00.000Z',
  imageCDNs: ['/img'],
  launchGameCDNs: ['http://localhost:8081'],
  vendorImagePath: '/vendors',
  maintenance: false,
  regionRestriction: false,
  domainInvalid: false,
  register: [],
  whitelabel: [],
  merchant: {
    code: 'mekong',
    merchantCode: 'MEKONG',
    name: 'Mekong',
    currency: 'KHR',
    currencySymbol: '៛',
    trialCurrency: 'FUN',
    trialCurrencySymbol: 'F',
    decimals: 2,
    languages: ['KM', 'EN', 'CN', 'TH', 'PT', 'TY', 'AR', 'VI'],
    defaultLanguage: 'KM',
    timeZone: 'Asia/Phnom_Penh',
    minAge: 18,
  },
  customerService: [],
};
