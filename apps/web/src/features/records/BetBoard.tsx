import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isAllowedGameUrl } from '@mekong/api-client/hosts';
import type { BetBoardWin, BetBoard as Board } from '@mekong/api-client/types';
import { Money } from '@mekong/ui/Money';
import { SlotBoard } from '@mekong/ui/patterns/SlotBoard';
import { Text } from '@mekong/ui/Text';
import { usePermission } from '../../queries/status.ts';
import { boardStepLabels } from './bet-labels.tsx';
import { useSymbolNames } from './use-symbol-names.ts';

/** Wins that are named below a board; screen readers are told all of them. */
const mostNamed = 3;

interface BetBoardProps {
  readonly board: Board;
  /** Text of the vendor, said until the names of the symbols are there, and when they cannot be fetched. */
  readonly fallback: string;
  readonly currency: string;
}

/** A board of a slot as the player saw it, by the pictures of its game, and in words for those who do not see them. */
export function BetBoard({ board, fallback, currency }: BetBoardProps) {
  const { t, i18n } = useLingui();
  const { launchGameCDNs } = usePermission();
  const { nameOf } = useSymbolNames();
  const { step, symbols, reels, wins, multiplier = 1, payout } = board;

  const cellOf = (place: number) => {
    const { id = '', picture, note } = symbols[place] ?? {};
    const imageUrl = picture !== undefined && isAllowedGameUrl(picture, launchGameCDNs) ? picture : undefined;
    return { name: nameOf?.(id) ?? id, imageUrl, note };
  };
  const winText = ({ symbol, count, ways, line: number }: BetBoardWin): string => {
    const name = symbol === undefined ? undefined : cellOf(symbol).name;
    if (name === undefined || count === undefined)
      return number === undefined
        ? ''
        : t({ message: `Line ${number}`, comment: 'A winning line of a slot by its number' });
    if (number !== undefined) return t`Line ${number}: ${count} × ${name}`;
    if (ways !== undefined) return t`${count} × ${name} (${plural(ways, { one: '# way', other: '# ways' })})`;
    return t`${count} × ${name}`;
  };

  const winning = new Set(wins.flatMap(({ cells }) => cells.map(String)));
  const shown = reels.map((reel, at) =>
    reel.map((place, row) => ({ ...cellOf(place), isWin: winning.has(String([at, row])) })),
  );
  const rows = Math.max(0, ...reels.map(({ length }) => length));
  const rowTexts = Array.from({ length: rows }, (_, row) => {
    const number = row + 1;
    const names = shown
      .flatMap((reel) => reel[row] ?? [])
      .map(({ name, note }) => [name, note].filter(Boolean).join(' '))
      .join(', ');
    return t`Row ${number}: ${names}.`;
  });
  const winTexts = wins.map(winText).filter(Boolean);
  const label = nameOf ? [...rowTexts, ...winTexts.map((text) => `${text}.`)].join(' ') : fallback;
  const named = nameOf ? winTexts.slice(0, mostNamed) : [];
  const said = [...named, ...(multiplier > 1 ? [`×${multiplier}`] : [])];
  const stepLabel = boardStepLabels[step];
  return (
    <SlotBoard
      label={label}
      reels={shown}
      lines={wins.flatMap(({ path, count }) => (path ? [path.slice(0, count)] : []))}
      caption={
        <>
          {stepLabel && <Text weight="bold">{i18n._(stepLabel)}</Text>}
          <Text>
            {said.length > 0 && <bdi>{said.join(' · ')}</bdi>}
            {said.length > 0 && payout !== undefined && ' · '}
            {payout !== undefined && <Money amount={payout} currency={currency} />}
          </Text>
        </>
      }
    />
  );
}
