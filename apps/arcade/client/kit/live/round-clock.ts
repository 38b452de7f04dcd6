/** When the phase of a round ends, by the server's time: the clock of the device may be wrong by hours. */

export interface Phase {
  /** Time of the server when it said so, ISO 8601. */
  readonly now: string;
  /** End of the phase, ISO 8601; null for one without an end. */
  readonly endsAt: string | null;
}

/** @param elapsed milliseconds since some moment of this page, never set back; replaced in tests */
export function createRoundClock(elapsed: () => number = () => performance.now()) {
  /**
   * Server's time less ours. Whatever the server says is late by its way here, so the largest difference is the truest. A
   * device that slept falls behind, and the next word of the server makes that good.
   */
  let ahead = Number.NEGATIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  return {
    set: ({ now, endsAt }: Phase): void => {
      ahead = Math.max(ahead, Date.parse(now) - elapsed());
      end = endsAt === null ? Number.NEGATIVE_INFINITY : Date.parse(endsAt);
    },
    /** Milliseconds until the phase ends; 0 when it is over or has no end. */
    remaining: (): number => (end === Number.NEGATIVE_INFINITY ? 0 : Math.max(0, end - ahead - elapsed())),
  };
}

export type RoundClock = ReturnType<typeof createRoundClock>;
