import { sealValue } from '@mekong/api-client/client';
import { isApiError } from '@mekong/api-client/errors';
import { getFreePlayNonce } from '@mekong/api-client/sdk/getFreePlayNonce';
import { startFreePlay } from '@mekong/api-client/sdk/startFreePlay';
import type { SessionGrant } from '@mekong/api-client/types';
import { sendForDevice } from '../device-cookie.ts';

const target = { method: 'POST', path: '/wps/session/login/freeplay' };
/** Bytes that make each start unlike every other. */
const randomBytes = 16;

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
}

async function start(hasFreshKeys: boolean): Promise<SessionGrant> {
  const { nonce } = await sendForDevice(() => getFreePlayNonce());
  const random = await sealValue({ nonce, random: randomText() }, target, hasFreshKeys);
  return startFreePlay({ body: { platform: 'W', random }, headers: { 'X-Gateway-Version': '3' } });
}

/**
 * Opens the trial account of this browser, or a new one. The keys may have rotated since they were
 * loaded: then once more with the new ones.
 *
 * @throws ApiError RATE_LIMITED, NOT_FOUND (switched off meanwhile), and those of the connection
 */
export async function playFree(): Promise<SessionGrant> {
  try {
    return await start(false);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'KEY_ROTATED') throw error;
    return start(true);
  }
}
