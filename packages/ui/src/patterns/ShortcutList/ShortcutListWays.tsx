import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import * as css from './ShortcutList.css.ts';
import type { KeyCombination } from './ShortcutList.tsx';
import { ShortcutListKey } from './ShortcutListKey.tsx';

/** Props of {@link ShortcutListWays}. */
export interface ShortcutListWaysProps {
  /** Keys that do the same; none when all of them are switched off. */
  readonly ways: readonly KeyCombination[];
  readonly isApple: boolean;
}

/** The keys of one entry. */
export function ShortcutListWays({ ways, isApple }: ShortcutListWaysProps) {
  if (ways.length === 0)
    return (
      <span className={css.off}>
        <Trans comment="State of a key: switched off">Off</Trans>
      </span>
    );
  return ways.map((keys, place) => (
    <Fragment key={keys.join()}>
      {place > 0 && (
        <span className={css.or}>
          <Trans comment="Between two ways to do the same">or</Trans>
        </span>
      )}
      <span className={css.keys} dir="ltr">
        {keys.map((name) => (
          <ShortcutListKey key={name} name={name} isApple={isApple} />
        ))}
      </span>
    </Fragment>
  ));
}
