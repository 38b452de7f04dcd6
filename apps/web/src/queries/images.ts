import { createHostPicker, type HostPicker, isAllowedHost } from '@mekong/api-client/hosts';
import { useCallback } from 'react';
import { createImageHosts } from '../entry/image-hosts.ts';
import { usePermission } from './status.ts';

interface Images extends ReturnType<typeof createImageHosts> {
  readonly hosts: readonly string[];
  readonly picker: HostPicker;
}

let images: Images | undefined;

/** One picker for the page: every image comes from the same host, so that the cache works. */
function imagesOf(hosts: readonly string[]): Images {
  if (images?.hosts !== hosts) {
    const picker = createHostPicker('image', hosts);
    images = { hosts, picker, ...createImageHosts(hosts.filter(isAllowedHost), picker) };
  }
  return images;
}

/** Turns an image path of the contract into the address of an image host. */
export function useImageUrl(): (path: string) => string {
  const { imageCDNs } = usePermission();
  return useCallback((path) => imagesOf(imageCDNs).picker.url(path) ?? path, [imageCDNs]);
}

/** A mark of a vendor in another variant than the default one. */
const variantOfMark = /\/(active|white|color|purple)\/(?=[A-Z0-9_]+\.webp$)/;

/** Address for the next try of an image that did not load: the default variant of a mark, else the next host. */
export function useNextImageSource(): (failed: string) => string {
  const { imageCDNs } = usePermission();
  return useCallback(
    (failed) =>
      variantOfMark.test(failed) ? failed.replace(variantOfMark, '/default/') : imagesOf(imageCDNs).nextSource(failed),
    [imageCDNs],
  );
}
