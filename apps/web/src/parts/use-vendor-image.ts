import { useCallback } from 'react';
import { vendorMark } from '../entry/vendor-mark.ts';
import { useImageUrl } from '../queries/images.ts';
import { useMerchant, usePermission } from '../queries/status.ts';

/** Address of a vendor's mark in a variant; `nextImageSource` looks for the default one when it is not there. */
export function useVendorImage(): (
  code: string,
  variant?: 'default' | 'active' | 'white' | 'color' | 'purple',
) => string {
  const { vendorImagePath } = usePermission();
  const { languages } = useMerchant();
  const imageUrl = useImageUrl();
  return useCallback(
    (code, variant = 'default') => imageUrl(`${vendorImagePath}/${variant}/${vendorMark(code, languages)}.webp`),
    [vendorImagePath, languages, imageUrl],
  );
}
