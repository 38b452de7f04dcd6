import { useLingui } from '@lingui/react/macro';
import { getFile } from '@mekong/api-client/sdk/getFile';
import { Grid } from '@mekong/ui/Grid';
import { LazyImage } from '@mekong/ui/LazyImage';
import { useQuery } from '@tanstack/react-query';

/** Own pictures of a dispute. */
export const EvidencePictures = ({ fileIds }: { readonly fileIds: readonly string[] }) => (
  <Grid column="tile" gap={3}>
    {fileIds.map((fileId, at) => (
      <EvidencePicture key={fileId} fileId={fileId} place={at + 1} />
    ))}
  </Grid>
);

/** One of them. Its address is asked for anew each time: it ends after a minute. */
function EvidencePicture({ fileId, place }: { readonly fileId: string; readonly place: number }) {
  const { t } = useLingui();
  const { data } = useQuery({
    queryKey: ['evidence', fileId],
    queryFn: ({ signal }) => getFile({ path: { fileId }, signal }),
    staleTime: 50_000,
    gcTime: 50_000,
  });
  return (
    data && (
      <LazyImage
        src={data.url}
        alt={t`Picture ${place} of your account statement`}
        width={data.width}
        height={data.height}
        isRounded
      />
    )
  );
}
