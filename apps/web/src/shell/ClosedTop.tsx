import { useLingui } from '@lingui/react/macro';
import type { PermissionInfo } from '@mekong/api-client/types';
import { languageOf, offeredLanguages } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { BrandMark } from '@mekong/ui/BrandMark';
import { Inline } from '@mekong/ui/Inline';
import { Select } from '@mekong/ui/Select';
import { Text } from '@mekong/ui/Text';
import { useQueryClient } from '@tanstack/react-query';

import { changeLanguage } from './change-language.ts';

interface ClosedTopProps {
  readonly merchant: PermissionInfo['merchant'];
  /** False under an address that is not ours: it does not get our name. */
  readonly isOurs: boolean;
}

/** Whose site this is, and its language, above the page that stands for all others. */
export function ClosedTop({ merchant, isOurs }: ClosedTopProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const queryClient = useQueryClient();
  return (
    <Inline as="header" justify="space-between">
      <Inline gap={2}>
        {isOurs && (
          <>
            <BrandMark />
            <Text as="strong" weight="bold">
              <span translate="no">{merchant.name}</span>
            </Text>
          </>
        )}
      </Inline>
      <Select
        label={t`Language`}
        variant="filter"
        value={code}
        onValueChange={(chosen) => void changeLanguage(queryClient, chosen).catch(() => undefined)}
        options={offeredLanguages(merchant.languages).map((offered) => ({
          value: offered,
          label: languageOf(offered).nativeName,
        }))}
      />
    </Inline>
  );
}
