import { Trans, useLingui } from '@lingui/react/macro';
import type { DomainResource } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Heading } from '@mekong/ui/Heading';
import { QrCardSave } from '@mekong/ui/patterns/QrCardSave';
import { QrCode } from '@mekong/ui/QrCode';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { Link2 } from 'lucide';
import { useRef } from 'react';
import { copyLink } from '../../parts/copy-link.ts';
import { downloadTexts } from './downloads.ts';

/** One way to put the site on a device: its code, which can be saved to be printed, its steps and its link. */
export function DownloadCard({ resource }: { readonly resource: DomainResource }) {
  const { t, i18n } = useLingui();
  const { resourceType, url, qrCodeUrl } = resource;
  const { title, steps } = downloadTexts[resourceType];
  const name = i18n._(title);
  const code = useRef<HTMLSpanElement>(null);
  return (
    <Card as="li">
      <Stack gap={4} align="center">
        <Heading level={2} size="subtitle">
          {name}
        </Heading>
        <Stack gap={1} align="center">
          <span ref={code}>
            <QrCode value={qrCodeUrl || url} label={t`Code that opens the download: ${name}`} />
          </span>
          <QrCardSave code={code} fileName={`app-${resourceType.toLowerCase()}`} />
        </Stack>
        <Stack as="ol" gap={2}>
          {steps.map((step, index) => (
            <Text key={step.id} as="li" size="small" tone="muted">
              {index + 1}. {i18n._(step)}
            </Text>
          ))}
        </Stack>
        <ButtonLink href={url} variant={resourceType === 'PWA' ? 'primary' : 'secondary'} isFullWidth>
          <Trans context="command" comment="Button of one way to install the app">
            Open
          </Trans>
        </ButtonLink>
        <Button variant="ghost" icon={Link2} isFullWidth onClick={() => void copyLink(url)}>
          <Trans>Copy the link</Trans>
        </Button>
      </Stack>
    </Card>
  );
}
