import { Trans, useLingui } from '@lingui/react/macro';
import { getFile } from '@mekong/api-client/sdk/getFile';
import type { IdentityCheck } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { FileDrop } from '@mekong/ui/FileDrop';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { LazyImage } from '@mekong/ui/LazyImage';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { evidenceFiles, type useEvidence } from '../../parts/upload/use-evidence.ts';
import { isOpen, statusOf } from './fields.ts';
import { useIdentityLabels } from './labels.ts';

interface DocumentPictureProps {
  readonly check: IdentityCheck;
  readonly name: 'documentFront' | 'documentBack' | 'selfie';
  readonly uploads: ReturnType<typeof useEvidence>;
  /** What is wrong with it. */
  readonly error: string | undefined;
}

/** One picture: the one that is kept, and where another is chosen as long as it is open. */
export function DocumentPicture({ check, name, uploads, error }: DocumentPictureProps) {
  const { t } = useLingui();
  const { fields, reasons } = useIdentityLabels();
  const { files, onAdd, onRetry, onRemove } = uploads;
  const { state, reason, isRequired, deletedAt } = statusOf(check, name) ?? {};
  const fileId = check.values[name];
  const refused = state === 'REJECTED' || state === 'EXPIRED' ? reasons[String(reason ?? state)] : undefined;
  const { data } = useQuery({
    queryKey: ['identity picture', fileId],
    queryFn: ({ signal }) => getFile({ path: { fileId: fileId ?? '' }, signal }),
    enabled: fileId !== undefined && deletedAt === undefined,
    // the address ends after a minute
    staleTime: 50_000,
    gcTime: 50_000,
  });
  const hints = {
    documentFront: t`The whole document, sharp, without glare.`,
    documentBack: t`The whole document, sharp, without glare.`,
    selfie: t`Hold the document beside your face. Both have to be readable.`,
  };
  const picture = deletedAt ? (
    <Text size="small" tone="muted">
      <Trans>
        We deleted this picture on <DateTime value={deletedAt} />.
      </Trans>
    </Text>
  ) : (
    data &&
    files.length === 0 && (
      <Grid column="tile" gap={3}>
        <LazyImage src={data.url} alt={fields[name]} width={data.width} height={data.height} isRounded />
      </Grid>
    )
  );
  if (!isOpen(check, name))
    return (
      <Stack gap={3}>
        <Heading level={2} size="subtitle">
          {fields[name]}
        </Heading>
        {picture}
      </Stack>
    );
  return (
    <Stack gap={3}>
      {picture}
      <FileDrop
        {...{ files, onAdd, onRetry, onRemove }}
        types={[...evidenceFiles.types]}
        maxBytes={evidenceFiles.maxBytes}
        label={fields[name]}
        typesLabel={t({ message: 'PNG or JPG', comment: 'Types of files that may be uploaded' })}
        description={hints[name]}
        error={error ?? (files.length === 0 ? refused : undefined)}
        isRequired={isRequired === true}
      />
    </Stack>
  );
}
