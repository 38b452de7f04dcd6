import { useLingui } from '@lingui/react/macro';
import { StateView } from '@mekong/ui/StateView';
import type { ChunkFailure } from '../state/chunk.ts';

/** A part of the site did not come, and loading the page anew did not help or was not possible. */
export function ChunkFailureView({ kind }: { readonly kind: ChunkFailure }) {
  const { t } = useLingui();
  const texts = {
    missing: [t`This page could not be loaded`, t`There may be a new version of the site. Load it to go on.`],
    timeout: [t`The page is taking long to load`, t`Check your connection and try again.`],
    error: [t`This page could not be loaded`, t`Check your connection and try again.`],
  } as const;
  const [title, description] = texts[kind];
  return (
    <StateView
      kind={kind === 'missing' ? 'error' : 'offline'}
      title={title}
      description={description}
      code={kind === 'timeout' ? 'TIMEOUT' : 'NETWORK'}
      onRetry={() => location.reload()}
    />
  );
}
