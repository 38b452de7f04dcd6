import { getCountriesOptions } from '@mekong/api-client/queries/getCountries';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The countries that codes are sent to, the merchant's first choice first, named in the language of the reader. */
export function useCountries({ enabled = true } = {}): UseQueryResult<PhoneCountry[]> {
  const { code } = useLanguage();
  return useQuery({
    ...getCountriesOptions({ query: { language: code } }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ countries }) =>
      countries.map(({ country, name, callingCode, minDigits, maxDigits }) => ({
        country,
        name,
        callingCode: `+${callingCode}`,
        digits: { min: minDigits, max: maxDigits },
      })),
  });
}
