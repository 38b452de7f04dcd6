import { type ComponentType, lazy, Suspense } from 'react';
import type { GameNewsLineProps } from './GameNewsLine.tsx';

const Nothing: ComponentType<GameNewsLineProps> = () => null;

/** Nothing when its code cannot be loaded: what it stands above is not held up by news. */
const GameNewsLine = lazy(async () => ({
  default: await import('./GameNewsLine.tsx').then(
    ({ GameNewsLine }): typeof Nothing => GameNewsLine,
    () => Nothing,
  ),
}));

/** What is announced of a game or a vendor, in a line that comes when it is there and can be closed. */
export function GameNews(props: GameNewsLineProps) {
  return (
    <Suspense>
      <GameNewsLine {...props} />
    </Suspense>
  );
}
