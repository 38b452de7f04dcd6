import { createHostPicker, type HostPicker, isAllowedGameUrl } from '@mekong/api-client/hosts';
import type { LaunchResult } from '@mekong/api-client/types';
import { frameAddress, onHost } from './launch-request.ts';

let known: { readonly key: string; readonly picker: HostPicker } | undefined;

/** One picker as long as the hosts are the same: a session keeps to its host, so that the cache works. */
function pickerOf(hosts: readonly string[]): HostPicker {
  const key = hosts.join(' ');
  if (known?.key !== key) known = { key, picker: createHostPicker('game', hosts) };
  return known.picker;
}

const framed = (launch: LaunchResult, allowed: readonly string[]): string[] =>
  (launch.hosts ?? []).filter((host) => isAllowedGameUrl(`${host}/`, allowed));

/**
 * The address that the frame opens, on the host that this session has picked among those of the game.
 *
 * @param allowed hosts that may be framed
 * @returns undefined when no address may be opened
 */
export function pickedAddress(launch: LaunchResult, allowed: readonly string[]): string | undefined {
  const address = frameAddress(launch, allowed);
  const hosts = framed(launch, allowed);
  return address && (hosts.length > 1 ? onHost(address, pickerOf(hosts).current(), hosts) : address);
}

/** The game did not come from the host in use: the next launch takes another one. */
export function leaveHost(launch: LaunchResult, allowed: readonly string[]): void {
  const hosts = framed(launch, allowed);
  // the last one is tried again: another day it may be there
  if (hosts.length > 1 && pickerOf(hosts).next() === undefined) known = undefined;
}
