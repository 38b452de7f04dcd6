import { useLingui } from '@lingui/react';
import type { Correction } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Link } from '@mekong/ui/Link';
import { correctionLabels } from './movement-labels.ts';

/** Where the number of what was set right leads to. */
const addresses: Readonly<Record<string, string>> = {
  DEPOSIT: '/member?page=depositv2&order=',
  WITHDRAWAL: '/member?page=withdraw&order=',
  TRANSFER: '/member?page=transferUpline&order=',
  BET: '/member?page=personalHistoryCopy&bet=',
};

/** What a correction of the wallet sets right, with the way to what it refers to. */
export function CorrectionCause({ correction: { cause, about, number } }: { readonly correction: Correction }) {
  const { i18n } = useLingui();
  const words = i18n._(lookUp(correctionLabels, cause, correctionLabels.OTHER));
  if (number === undefined) return words;
  const address = about === undefined ? undefined : addresses[about];
  const shown = <bdi dir="ltr">{number}</bdi>;
  return (
    <>
      {words} {address === undefined ? shown : <Link href={`${address}${number}`}>{shown}</Link>}
    </>
  );
}
