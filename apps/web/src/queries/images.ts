import { createHostPicker, type HostPicker } from '@mekong/api-client/hosts';
import { useCallback } from 'react';
import { usePermission } from './status.ts';

let picker: { hosts: readonly string[]; picker: HostPicker } | undefined;

/** One picker for the page: every image comes from the same host, so that the cache works (S9-033). */
function pickerOf(hosts: readonly string[]): HostPicker {
  if (picker?.hosts !== hosts) picker = { hosts, picker: createHostPicker('image', hosts) };
  return picker.picker;
}

/** Turns an image path of the contract into the address of an image host. */
export function useImageUrl(): (path: string) => string {
  const { imageCDNs } = usePermission();
  return useCallback((path) => pickerOf(imageCDNs).url(path) ?? path, [imageCDNs]);
}
