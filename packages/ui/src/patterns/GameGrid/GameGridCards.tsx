import { useLingui } from '@lingui/react/macro';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDirection } from '../../provider/UiProvider.tsx';
import { useGameCardDepth } from '../GameCard/useGameCardDepth.ts';
import * as css from './GameGrid.css.ts';
import type { GameGridProps } from './GameGrid.tsx';
import { GameGridRow } from './GameGridRow.tsx';
import { placeOf, slotCount, slotOf } from './grid-places.ts';
import { gridStep } from './grid-step.ts';
import { useGameGridActive } from './useGameGridActive.ts';
import { useGameGridGeometry } from './useGameGridGeometry.ts';
import { useGameGridRows } from './useGameGridRows.ts';

type GameGridCardsProps = Omit<GameGridProps, 'games' | 'isUpdating' | 'failure' | 'empty'> & {
  readonly games: NonNullable<GameGridProps['games']>;
};

/** Rows before anything is measured, of so many cards: those of a page made on a server, else one to measure. */
const unmeasured = { columns: 6, serverRows: 4, rows: 1 };

const never = () => () => undefined;
/** Whether this is the render of a server, or the one that takes its page over. */
const useIsServerRender = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Rows beyond the edges of the screen that exist. */
const overscan = 2;

/** Rows before the end at which the next games are asked for. */
const ahead = 4;

const none: ReadonlySet<number> = new Set();

/** The cards of a GameGrid. */
export function GameGridCards({
  label,
  games,
  listKey,
  defaultActive,
  onActiveChange,
  total,
  favourites = none,
  pendingFavourites = none,
  hasFacts = false,
  hasFeature = false,
  onToggleFavourite,
  onPlayFree,
  onEndReached,
  isFetchingMore = false,
  next = 0,
}: GameGridCardsProps) {
  const { t } = useLingui();
  const isRtl = useDirection() === 'rtl';
  const hintId = useId();
  useGameCardDepth();
  const grid = useRef<HTMLDivElement>(null);
  const isServerRender = useIsServerRender();
  const [firstRows] = useState(isServerRender ? unmeasured.serverRows : unmeasured.rows);
  const isFocusDue = useRef(false);
  const askedAt = useRef<string>(undefined);

  // skeletons below the last game say that more is to come: in the room that it will take, or in one row
  const coming = isFetchingMore ? Math.min(next, (total ?? Number.POSITIVE_INFINITY) - games.length) : 0;
  const rowsIn = (columns: number): number => {
    const rowsOf = (count: number): number => Math.ceil(slotCount(count, { columns, hasFeature }) / columns);
    const now = rowsOf(games.length);
    return isFetchingMore ? Math.max(now + (coming > 0 ? 0 : 1), rowsOf(games.length + coming)) : now;
  };
  const geometry = useGameGridGeometry(grid, rowsIn);
  const {
    active: current,
    setActive,
    watch,
  } = useGameGridActive(grid, { games, listKey, defaultActive, onActiveChange });
  const columns = geometry?.columns ?? unmeasured.columns;
  const places = { columns, hasFeature };
  const activeRow = Math.floor(slotOf(current, places) / columns);

  const virtualizer = useWindowVirtualizer({
    count: rowsIn(columns),
    estimateSize: () => geometry?.rowSize ?? 1,
    scrollMargin: geometry?.top ?? 0,
    overscan,
    enabled: geometry !== undefined,
    useFlushSync: false,
    // the card with the focus must not go away under it
    rangeExtractor: (range) => [...new Set([activeRow, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b),
  });
  const rowSize = geometry?.rowSize;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the rows makes the known ones void
  useLayoutEffect(() => virtualizer.measure(), [rowSize]);

  const gameRows = Math.ceil(slotCount(games.length, places) / columns);
  const lastSeen = geometry ? (virtualizer.range?.endIndex ?? -1) : -1;
  useEffect(() => {
    const asking = `${listKey} ${games.length}`;
    if (!onEndReached || askedAt.current === asking) return;
    if (lastSeen < 0 || lastSeen < gameRows - 1 - ahead) return;
    askedAt.current = asking;
    onEndReached();
  }, [onEndReached, lastSeen, games.length, gameRows, listKey]);

  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    const cell = grid.current?.querySelector(`[data-card="${current}"]`);
    cell?.querySelector('a')?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const move = (event: KeyboardEvent): void => {
    if (!geometry || event.defaultPrevented) return;
    const rowsOnScreen = Math.max(1, Math.floor(window.innerHeight / geometry.rowSize));
    const count = slotCount(games.length, places);
    let slot = slotOf(current, places);
    let next = current;
    // all slots of a feature are one stop
    for (let from = -1; next === current && slot !== from; ) {
      from = slot;
      const step = gridStep(event, slot, { count, columns, isRtl, rowsOnScreen });
      if (step === undefined) return;
      slot = step;
      next = placeOf(slot, places);
    }
    event.preventDefault();
    isFocusDue.current = next !== current;
    setActive(next);
  };

  const near = geometry ? virtualizer.getVirtualItems().map(({ index }) => index) : [];
  // Between being measured and knowing the screen nothing is near. The first rows stay until then: who has pressed or
  // focused one of their cards must not lose it, and no card is made twice.
  const isKnown = near.length > 0;
  const rows = useGameGridRows(
    isKnown ? near : Array.from({ length: Math.min(rowsIn(columns), firstRows) }, (_, index) => index),
    isKnown ? virtualizer.range : undefined,
    activeRow,
  );
  const known = onEndReached || isFetchingMore ? total : games.length;

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot place its rows one by one */}
      <div
        role="grid"
        ref={grid}
        className={geometry ? css.placed : css.flow}
        style={geometry && { blockSize: rowsIn(columns) * geometry.rowSize - geometry.gap }}
        aria-label={label}
        aria-describedby={hintId}
        aria-rowcount={known === undefined ? -1 : Math.ceil(slotCount(known, places) / columns)}
        aria-colcount={columns}
        onKeyDown={move}
        {...watch}
      >
        {rows.map((index) => (
          <GameGridRow
            key={index}
            index={index}
            start={index * (geometry?.rowSize ?? 0)}
            columns={columns}
            gap={geometry?.gap}
            games={games}
            favourites={favourites}
            pendingFavourites={pendingFavourites}
            hasFacts={hasFacts}
            hasFeature={hasFeature}
            featureSize={geometry && 2 * geometry.rowSize - geometry.gap}
            onToggleFavourite={onToggleFavourite}
            onPlayFree={onPlayFree}
            isFetchingMore={isFetchingMore}
            current={index === activeRow ? current : undefined}
          />
        ))}
      </div>
      <p id={hintId} className={css.hint}>
        {t`Use the arrow keys to move between games and Enter to open one.`}
      </p>
    </div>
  );
}
