import * as css from './OpenedNumbers.css.ts';
import type { OpenedSize } from './OpenedNumbers.variants.ts';
import type { OpenedPrize } from './opened-result.ts';

interface OpenedNumbersBoardProps {
  readonly prizes: readonly OpenedPrize[];
  readonly label: string;
  readonly size: OpenedSize;
}

/** A board of prizes, the greatest first and in the accent. */
export function OpenedNumbersBoard({ prizes, label, size }: OpenedNumbersBoardProps) {
  return (
    <dl className={css.board[size]} aria-label={label}>
      {prizes.map(({ name, numbers }, place) => (
        <div key={name} className={css.prize}>
          <dt className={css.prizeName}>{name}</dt>
          <dd className={place === 0 ? css.greatest : css.prizeNumbers}>
            {numbers.map((number, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number may win twice, and the list never changes its order
              <bdi key={index} dir="ltr">
                {number}
              </bdi>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
