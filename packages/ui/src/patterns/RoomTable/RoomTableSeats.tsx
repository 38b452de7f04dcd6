import { Plural, Trans } from '@lingui/react/macro';

/** Props of {@link RoomTableSeats}. */
export interface RoomTableSeatsProps {
  readonly taken: number;
  /** Undefined at a table that anybody may join. */
  readonly max: number | undefined;
}

/** How many sit there, in words: "3 of 6 seats taken". */
export function RoomTableSeats({ taken, max }: RoomTableSeatsProps) {
  if (max === undefined)
    return (
      <span>
        <Trans comment="Seats of a live table that has no limit of seats">
          <Plural value={taken} one="# player" other="# players" /> · open seats
        </Trans>
      </span>
    );
  return (
    <span>
      <Trans comment="Seats of a room: how many are taken of how many there are">
        {taken} of <Plural value={max} one="# seat" other="# seats" />
      </Trans>
    </span>
  );
}
