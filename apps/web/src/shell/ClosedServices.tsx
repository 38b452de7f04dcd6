import { Trans } from '@lingui/react/macro';
import type { PermissionInfo } from '@mekong/api-client/types';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Text } from '@mekong/ui/Text';

/** Ways to reach somebody while the site is closed; an address that stands in several places is named once. */
export function ClosedServices({ info }: { readonly info: PermissionInfo }) {
  const entries = info.customerService.filter(
    ({ url }, place, all) => url && all.findIndex((other) => other.url === url) === place,
  );
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
