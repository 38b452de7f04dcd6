import { slotVendors } from '@mekong/catalogue/vendors';
import type { LaunchVendor } from '../modules/games/launch.service.ts';

/**
 * Where the games of a vendor are opened: all slots by the arcade, at `/<vendor>/<game>/`, those of the house without a vendor
 * in their address. `undefined` for a vendor that no server answers for.
 *
 * @param hosts origins of the arcade, the main one first
 */
export function arcadeVendor(code: string, hosts: readonly string[]): LaunchVendor | undefined {
  if (!slotVendors.includes(code)) return undefined;
  return { hosts, path: (gameId) => (code === 'HOUSE' ? `/${gameId}/` : `/${code}/${gameId}/`) };
}
