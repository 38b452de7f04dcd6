import { Trans, useLingui } from '@lingui/react/macro';
import type { PermissionInfo } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import type { ClosedScreenProps } from './ClosedScreen.tsx';

/** Why the site is closed for this visitor, and what to do about it. */
export function ClosedState({
  decision,
  title,
  info,
  isChecking,
  onRetry,
}: ClosedScreenProps & { readonly title: string }) {
  const { t } = useLingui();
  const page = { size: 'page', level: 1, title } as const;
  const retry = { onRetry, isRetrying: isChecking };
  switch (decision) {
    case 'maintenance':
      return (
        <StateView
          kind="maintenance"
          {...page}
          {...retry}
          code="MAINTENANCE"
          description={<MaintenanceText info={info} />}
        />
      );
    case 'region':
      return (
        <StateView
          kind="restricted"
          {...page}
          code="REGION_BLOCKED"
          description={<RegionText country={info.country} />}
        />
      );
    case 'invalid-domain':
      return (
        <StateView
          kind="error"
          {...page}
          {...retry}
          code="DOMAIN_INVALID"
          description={t`The link may be old or fake. Contact customer service before you enter a password.`}
        />
      );
  }
}

function RegionText({ country }: { readonly country: string | undefined }) {
  return country ? (
    <Trans comment="{country} is a code of two letters, for example US">
      This site cannot be offered in your country ({country}). If you have a balance with us, customer service will help
      you get it.
    </Trans>
  ) : (
    <Trans>
      This site cannot be offered in your country. If you have a balance with us, customer service will help you get it.
    </Trans>
  );
}

function MaintenanceText({ info }: { readonly info: PermissionInfo }) {
  const { reason, startsAt, until } = info.maintenanceInfo ?? {};
  return (
    <Stack gap={2}>
      <span>{reason ?? <Trans>We are working on the site. Your balance and open rounds are safe.</Trans>}</span>
      {startsAt && (
        <span>
          <Trans>
            Started: <DateTime value={startsAt} hasZone />
          </Trans>
        </span>
      )}
      {until && (
        <span>
          <Trans>
            Expected back by: <DateTime value={until} hasZone />
          </Trans>
        </span>
      )}
      <span>
        <Trans>This page checks automatically and opens the site as soon as it is back.</Trans>
      </span>
    </Stack>
  );
}
