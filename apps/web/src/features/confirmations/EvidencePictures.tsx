import { useLingui } from '@lingui/react/macro';
import { getFile } from '@mekong/api-client/sdk/getFile';
import { Inline } from '@mekong/ui/Inline';
import { LazyImage } from '@mekong/ui/LazyImage';
import { useQueries } from '@tanstack/react-query';

/** Own pictures of a dispute. Each address is asked for anew: it ends after a minute. */
export function EvidencePictures({ fileIds }: { readonly fileIds: readonly string[] }) {
  const { t } = useLingui();
  const links = useQueries({
    queries: fileIds.map((fileId) => ({
      queryKey: ['evidence', fileId],
      queryFn: ({ signal }: { signal: AbortSignal }) => getFile({ path: { fileId }, signal }),
      staleTime: 50_000,
      gcTime: 50_000,
    })),
  });
  return (
    <Inline gap={3}>
      {links.map(
        ({ data }, at) =>
          data && (
            <LazyImage
              key={data.id}
              src={data.url}
              alt={t({ message: `Picture ${at + 1} of your account statement` })}
              width={data.width}
              height={data.height}
              isRounded
            />
          ),
      )}
    </Inline>
  );
}
