import { Trans, useLingui } from '@lingui/react/macro';
import { Wrench } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as css from './GameCard.css.ts';
import type { GameCardGame } from './GameCard.tsx';

/** Props of {@link GameCardRibbon}. */
export type GameCardRibbonProps = Pick<GameCardGame, 'badge' | 'maintenanceUntil'>;

/** The ribbon on the art of a card. */
export function GameCardRibbon({ badge, maintenanceUntil }: GameCardRibbonProps) {
  const { t } = useLingui();
  if (!badge) return null;
  return (
    <span className={css.badge[badge]}>
      {badge === 'maintenance' && <Icon glyph={Wrench} size="sm" />}
      <span className={css.word}>
        {badge === 'hot' ? (
          t({ message: 'HOT', comment: 'Short ribbon on a popular game' })
        ) : badge === 'new' ? (
          t({ message: 'NEW', comment: 'Short ribbon on a new game' })
        ) : badge === 'jackpot' ? (
          t({ message: 'JACKPOT', comment: 'Short ribbon on a game whose jackpot grows' })
        ) : maintenanceUntil ? (
          <Trans comment="Ribbon on a game that is closed; a time of day or a date follows">
            Maintenance until {maintenanceUntil}
          </Trans>
        ) : (
          t`Maintenance`
        )}
      </span>
    </span>
  );
}
