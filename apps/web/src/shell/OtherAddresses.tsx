import { Trans } from '@lingui/react/macro';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Text } from '@mekong/ui/Text';
import { useEffect, useState } from 'react';
import { byQuickness, type MeasuredRoute } from '../entry/domain-routes.ts';
import { measure, otherDomains } from '../state/domain-routes.ts';

/** Other addresses of the site that can be reached from here, the quickest first, when this one cannot. */
export function OtherAddresses() {
  const [routes, setRoutes] = useState<readonly MeasuredRoute[]>([]);
  useEffect(() => {
    let isCurrent = true;
    for (const domain of otherDomains())
      void measure(domain).then((route) => {
        if (isCurrent && route.speed !== undefined) setRoutes((known) => byQuickness([...known, route]));
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (routes.length === 0) return null;
  return (
    <Inline gap={4} justify="center">
      <Text tone="muted">
        <Trans>Other addresses of this site</Trans>
      </Text>
      {routes.map(({ domain }) => (
        <Link key={domain} href={domain}>
          <bdi dir="ltr">{new URL(domain).host}</bdi>
        </Link>
      ))}
    </Inline>
  );
}
