import { useLingui } from '@lingui/react/macro';
import * as css from './GameCard.css.ts';
import type { GameCardProps } from './GameCard.tsx';

/** Props of {@link GameCardPlayFree}. */
export interface GameCardPlayFreeProps extends Pick<GameCardProps, 'tabIndex'> {
  readonly game: Pick<GameCardProps['game'], 'nodeId' | 'name'>;
  readonly onPlayFree: NonNullable<GameCardProps['onPlayFree']>;
}

/** Second action of a card: the game without an account. */
export function GameCardPlayFree({ game: { nodeId, name }, onPlayFree, tabIndex }: GameCardPlayFreeProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={css.playFree}
      tabIndex={tabIndex}
      aria-label={t({ message: `Play free: ${name}`, comment: 'Button on a card: opens this game with play money' })}
      onClick={() => onPlayFree(nodeId)}
    >
      {t({ message: 'Play free', comment: 'Button on a card: opens the game with play money, without an account' })}
    </button>
  );
}
