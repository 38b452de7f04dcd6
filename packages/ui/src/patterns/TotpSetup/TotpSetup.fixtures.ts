import type { TotpSetupState } from './TotpSetup.tsx';
import type { TotpStep } from './TotpSetup.variants.ts';

/** A key and codes that belong to nobody. */
export const totpFixtures = {
  off: { step: 'off' },
  scan: {
    step: 'scan',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Mekong:sokha?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mekong',
  },
  codes: {
    step: 'codes',
    codes: [
      ...['7K2MQ9XD3B', 'H4V8TRCN6P', '2B7WQ0ZK5M', 'X9C4VD8R1T', '6N3JYF2G7H'],
      ...['P5K8SWA0QE', '1Z4M7BXC9D', 'V6R2TNH5KJ', '8G0QYF3WPA', 'D7S4EZC1MX'],
    ],
  },
  on: { step: 'on', since: '2026-11-21T07:12:00Z', codesLeft: 8 },
} as const satisfies { readonly [Step in TotpStep]: TotpSetupState & { readonly step: Step } };
