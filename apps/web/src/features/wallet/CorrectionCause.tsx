import { useLingui } from '@lingui/react';
import type { Correction } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Link } from '@mekong/ui/Link';
import { correctionLabels } from './movement-labels.ts';

/** Where the number of what was set right leads to. */
const addresses: Readonly<Record<string, (number: string) => string>> = {
  DEPOSIT: (number) => `/member?page=depositv2&order=${number}`,
  WITHDRAWAL: (number) => `/member?page=withdraw&order=${number}`,
  TRANSFER: (number) => `/member?page=transferUpline&order=${number}`,
  BET: (number) => `/member?page=personalHistoryCopy&bet=${number}`,
};

/** What a correction of the wallet sets right, with the way to what it refers to. */
export function CorrectionCause({ correction: { cause, about, number } }: { readonly correction: Correction }) {
  const { i18n } = useLingui();
  const words = i18n._(lookUp(correctionLabels, cause, correctionLabels.OTHER));
  if (number === undefined) return words;
  const address = about === undefined ? undefined : addresses[about]?.(number);
  const shown = <bdi dir="ltr">{number}</bdi>;
  // one part: on a card both ends of a line are drawn apart
  return (
    <span>
      {words} {address === undefined ? shown : <Link href={address}>{shown}</Link>}
    </span>
  );
}
