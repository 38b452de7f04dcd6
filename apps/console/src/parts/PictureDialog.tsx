import { useLingui } from '@lingui/react/macro';
import type { FileLink } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { PictureViewer } from '@mekong/ui/PictureViewer';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from './Failure.tsx';

interface PictureDialogProps {
  readonly title: string;
  /** Ids of the pictures. */
  readonly fileIds: readonly string[];
  /**
   * Name of the picture, where it is one of several that are not all shown here.
   * @default its place among those that are
   */
  readonly label?: string | undefined;
  /** Asks for the address of one, which ends after a minute. */
  readonly load: (fileId: string) => Promise<FileLink>;
  readonly onClose: () => void;
}

/** Pictures that members have sent, one after the other and as large as needed; each look is written down. */
export function PictureDialog({ title, fileIds, label, load, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const fileId = fileIds[at] ?? '';
  const { data, error } = useQuery({
    queryKey: ['picture', fileId],
    queryFn: () => load(fileId),
    // a look is written down once for an address
    staleTime: 50_000,
    gcTime: 50_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={title}
      description={t`Each look at a picture is written down.`}
      footer={
        fileIds.length > 1 && (
          <Inline gap={2}>
            <Button isDisabled={at === 0} onClick={() => setAt(at - 1)}>{t`Previous picture`}</Button>
            <Button isDisabled={at === fileIds.length - 1} onClick={() => setAt(at + 1)}>{t`Next picture`}</Button>
          </Inline>
        )
      }
    >
      <Stack gap={3}>
        <FailureAlert error={error} />
        {data ? (
          <PictureViewer
            key={data.id}
            src={data.url}
            label={label ?? t`Picture ${at + 1} of ${fileIds.length}`}
            width={data.width}
            height={data.height}
          />
        ) : (
          !error && <Skeleton shape="control" />
        )}
      </Stack>
    </Dialog>
  );
}
