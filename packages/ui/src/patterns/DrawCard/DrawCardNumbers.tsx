import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../../components/Text/Text.tsx';
import { OpenedNumbers } from '../OpenedNumbers/OpenedNumbers.tsx';
import { openedInShort } from '../OpenedNumbers/opened-result.ts';
import * as css from './DrawCard.css.ts';
import type { LastDraw } from './DrawCard.tsx';

/** Which draw the last numbers of a lottery are of, and then they: above them stands the number of the running draw. */
export function DrawCardNumbers({ last }: { readonly last: LastDraw | undefined }) {
  const { t } = useLingui();
  if (!last?.result)
    return (
      <div className={css.none}>
        <Text tone="muted">
          {last ? (
            <Trans comment="A lottery draw by its number">
              Draw <bdi dir="ltr">{last.drawNo}</bdi> was called off.
            </Trans>
          ) : (
            <Trans>No numbers yet. The first draw is on its way.</Trans>
          )}
        </Text>
      </div>
    );
  const { result, prize } = openedInShort(last.result);
  const label = t({ message: `Numbers of draw ${last.drawNo}`, comment: 'Name of a list of lottery numbers' });
  return (
    <>
      <Text tone="faint" size="small">
        <Trans comment="Above the last numbers of a lottery">
          Last numbers: draw <bdi dir="ltr">{last.drawNo}</bdi>
        </Trans>
        {prize && (
          <>
            {' · '}
            <bdi>{prize}</bdi>
          </>
        )}
      </Text>
      <OpenedNumbers result={result} label={prize ? `${label}, ${prize}` : label} />
    </>
  );
}
