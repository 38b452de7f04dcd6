import type { WhitelabelSwitch } from '@mekong/api-client/contract/types';
import type { SocialProviderName } from '../../contract/values.ts';

/** Switch of each provider. It counts only where a client is configured as well. */
export const SOCIAL_SWITCHES = {
  google: 'LOGIN_GOOGLE',
  facebook: 'LOGIN_FACEBOOK',
  line: 'LOGIN_LINE',
} as const satisfies Record<SocialProviderName, WhitelabelSwitch>;

export const socialProviders = Object.keys(SOCIAL_SWITCHES) as SocialProviderName[];
