import { useState } from 'react';
import * as css from './SlotBoard.css.ts';

interface SlotBoardSymbolProps {
  readonly name: string;
  readonly imageUrl: string | undefined;
}

/** A symbol by its picture; by its name where there is none, and where it does not come. */
export function SlotBoardSymbol({ name, imageUrl }: SlotBoardSymbolProps) {
  const [failed, setFailed] = useState<string>();
  if (imageUrl === undefined || failed === imageUrl) return name;
  return (
    <img
      className={css.picture}
      src={imageUrl}
      alt=""
      width={64}
      height={64}
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setFailed(imageUrl)}
    />
  );
}
