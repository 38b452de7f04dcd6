import { Trans, useLingui } from '@lingui/react/macro';
import { getDomainRouteOptions } from '@mekong/api-client/queries/getDomainRoute';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Popover } from '@mekong/ui/Popover';
import { QrCard } from '@mekong/ui/patterns/QrCard';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide';
import { useState } from 'react';
import { phoneResources } from '../entry/phone-resources.ts';
import { Failure } from '../parts/Failure.tsx';

/** Edge of the codes in the header in CSS pixels. */
const headerCode = 130;

/** The open APP item: one code for each way to install the site. */
export function AppDownloadPanel({ label }: { readonly label: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const { data, error, refetch, isFetching } = useQuery({
    ...getDomainRouteOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = {
    IOS: t`iPhone and iPad`,
    IOS_PROFILE: t`iPhone and iPad`,
    ANDROID: t({ message: 'Android', comment: 'Name of the system of a phone' }),
    PWA: t`Any phone`,
  };
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
        <Stack gap={3} align="center">
          <Inline gap={4} align="start">
            {data ? (
              phoneResources(data.resources).map(({ resourceType, url, qrCodeUrl }) => (
                <QrCard
                  key={resourceType}
                  name={names[resourceType]}
                  value={new URL(qrCodeUrl || url, location.href).href}
                  href={url}
                  linkLabel={t({ message: 'Open the link', comment: 'Below a QR code: the same address as a link' })}
                  size={headerCode}
                />
              ))
            ) : (
              <Skeleton />
            )}
          </Inline>
          <Link href="/down" onClick={() => setIsOpen(false)}>
            <Trans>How to install</Trans>
          </Link>
        </Stack>
      )}
    </Popover>
  );
}
