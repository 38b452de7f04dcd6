import { useCallback } from 'react';
import { useImageUrl } from '../queries/images.ts';
import { usePermission } from '../queries/status.ts';

/** Address of a vendor's mark in a variant (S9-054); `nextImageSource` looks for the default one when it is not there. */
export function useVendorImage(): (
  code: string,
  variant?: 'default' | 'active' | 'white' | 'color' | 'purple',
) => string {
  const { vendorImagePath } = usePermission();
  const imageUrl = useImageUrl();
  return useCallback(
    (code, variant = 'default') => imageUrl(`${vendorImagePath}/${variant}/${code}.webp`),
    [vendorImagePath, imageUrl],
  );
}
