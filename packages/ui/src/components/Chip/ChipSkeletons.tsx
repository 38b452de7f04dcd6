import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Chip } from './Chip.tsx';
import * as css from './ChipLine.css.ts';

const nothing = (): void => undefined;

interface ChipSkeletonsProps {
  /** Words as long as those that are awaited: they give the skeletons their widths and are never seen. */
  readonly words: readonly string[];
}

/** A line of chips that is loading. */
export function ChipSkeletons({ words }: ChipSkeletonsProps) {
  return (
    <div className={css.skeletons} aria-busy>
      {words.map((word) => (
        <Skeleton key={word}>
          <Chip isSelected={false} onClick={nothing}>
            {word}
          </Chip>
        </Skeleton>
      ))}
    </div>
  );
}
