import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Gauge, MapPin } from 'lucide';
import { byQuickness, type MeasuredRoute } from '../../entry/domain-routes.ts';
import { domainRoutesQuery } from '../../queries/domain-routes.ts';

/** Addresses under which the site can be opened, the quickest from here first. One alone is not worth a list. */
export function DomainRoutes() {
  const { t } = useLingui();
  const { data, refetch, isFetching } = useQuery(domainRoutesQuery(useQueryClient()));
  if (!data || data.length < 2) return null;
  return (
    <Section
      title={t`Addresses of this site`}
      aside={
        <Button size="sm" icon={Gauge} isPending={isFetching} onClick={() => void refetch()}>
          <Trans>Measure again</Trans>
        </Button>
      }
    >
      <Stack as="ul" gap={2}>
        {byQuickness(data).map((route) => (
          <li key={route.domain}>
            <Route route={route} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Route({ route: { domain, isCurrent, speed } }: { readonly route: MeasuredRoute }) {
  return (
    <Inline gap={3}>
      <Link href={domain}>
        <bdi dir="ltr">{new URL(domain).host}</bdi>
      </Link>
      <Text as="span" tone="muted" isTabular>
        {speed === undefined ? (
          <Trans>Does not answer</Trans>
        ) : (
          <Trans comment="How quickly an address answers, in milliseconds">{speed} ms</Trans>
        )}
      </Text>
      {isCurrent && (
        <Tag tone="info" icon={MapPin}>
          <Trans comment="The address that the reader is on">You are here</Trans>
        </Tag>
      )}
    </Inline>
  );
}
