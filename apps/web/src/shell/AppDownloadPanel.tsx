import { Trans, useLingui } from '@lingui/react/macro';
import { getDomainRouteOptions } from '@mekong/api-client/queries';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Popover } from '@mekong/ui/Popover';
import { QrCode } from '@mekong/ui/QrCode';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../parts/Failure.tsx';

/** Size and margin of the codes in the header (S9-041, S9-042). */
const code = { size: 130, margin: 20, level: 'M' } as const;

/** The open APP item: one code for each way to install the site. */
export function AppDownloadPanel({ label }: { readonly label: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const { data, error, refetch, isFetching } = useQuery({
    ...getDomainRouteOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const trigger = (
    <Button variant="ghost" icon={Smartphone}>
      {label}
    </Button>
  );
  return (
    <Popover trigger={trigger} label={t`App download`} align="end" open={isOpen} onOpenChange={setIsOpen}>
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Stack gap={3}>
          <Inline gap={4}>
            {data?.resources.map(({ resourceType, url, labelNameEn }) => (
              <Stack key={resourceType} gap={1} align="center">
                <QrCode value={new URL(url, location.href).href} label={labelNameEn} {...code} />
                <Text size="small" weight="bold">
                  {labelNameEn}
                </Text>
              </Stack>
            )) ?? <Skeleton />}
          </Inline>
          <Link href="/down">
            <Trans>How to install</Trans>
          </Link>
        </Stack>
      )}
    </Popover>
  );
}
