import { Trans, useLingui } from '@lingui/react/macro';
import type { PermissionInfo } from '@mekong/api-client/contract/types';
import { Container } from '@mekong/ui/Container';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { useEffect } from 'react';
import type { Decision } from '../entry/decision.ts';

const recheckAfter = 60_000;

interface ClosedScreenProps {
  readonly decision: Exclude<Decision, 'normal'>;
  /** What the permission call said; missing when it failed. */
  readonly info: PermissionInfo | undefined;
  readonly isChecking: boolean;
  readonly onRetry: () => void;
}

/** The only page there is when the normal site does not exist for this visitor (S2-003 to S2-005). */
export function ClosedScreen({ decision, info, isChecking, onRetry }: ClosedScreenProps) {
  useEffect(() => {
    if (decision !== 'maintenance') return;
    const timer = setInterval(onRetry, recheckAfter);
    return () => clearInterval(timer);
  }, [decision, onRetry]);
  return (
    <Container as="main" width="narrow">
      <ClosedState decision={decision} info={info} isChecking={isChecking} onRetry={onRetry} />
      <Services info={info} />
    </Container>
  );
}

function ClosedState({ decision, info, isChecking, onRetry }: ClosedScreenProps) {
  const { t } = useLingui();
  const country = info?.country;
  const retry = { onRetry, isRetrying: isChecking, size: 'page', level: 1 } as const;
  switch (decision) {
    case 'maintenance':
      return (
        <StateView kind="maintenance" {...retry} description={<MaintenanceText info={info} />} code="MAINTENANCE" />
      );
    case 'region':
      return (
        <StateView
          kind="restricted"
          size="page"
          level={1}
          code="REGION_BLOCKED"
          description={
            country ? (
              <Trans comment="{country} is a code of two letters, for example US">
                This site cannot be offered in your country ({country}). If you have a balance with us, customer service
                will help you get it.
              </Trans>
            ) : (
              <Trans>
                This site cannot be offered in your country. If you have a balance with us, customer service will help
                you get it.
              </Trans>
            )
          }
        />
      );
    case 'invalid-domain':
      return (
        <StateView
          kind="error"
          {...retry}
          title={t`This address does not belong to us`}
          description={t`The link may be old or fake. Contact customer service before you enter a password.`}
          code="DOMAIN_INVALID"
        />
      );
    case 'unreachable':
      return <StateView kind="offline" {...retry} code="NETWORK" />;
  }
}

function MaintenanceText({ info }: { readonly info: PermissionInfo | undefined }) {
  const { reason, until } = info?.maintenanceInfo ?? {};
  return (
    <>
      {reason ?? <Trans>We are working on the site. Your balance and open rounds are safe.</Trans>}{' '}
      {until && (
        <Trans>
          We expect to be back at <DateTime value={until} />.
        </Trans>
      )}
    </>
  );
}

/** Ways to reach somebody while the site is closed. */
function Services({ info }: { readonly info: PermissionInfo | undefined }) {
  const entries = info?.customerService.filter(({ url }) => url) ?? [];
  if (entries.length === 0) return null;
  return (
    <Inline gap={4} justify="center">
      <Text tone="muted">
        <Trans>Contact customer service</Trans>
      </Text>
      {entries.map(({ id, title, url }) => (
        <Link key={id} href={url} isExternal>
          {title}
        </Link>
      ))}
    </Inline>
  );
}
