/** What a player has set for games on this device: sound, pace and the hand that plays. */

/** Where the controls are: in the middle, or in reach of one hand. */
export const hands = ['both', 'left', 'right'] as const;
export type Hand = (typeof hands)[number];

export interface Settings {
  /** Off until the player turns it on. */
  readonly hasSound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** Wins are shown all at once and no reel is waited for; the least time of a round stays. */
  readonly isQuick: boolean;
  readonly hand: Hand;
}

const first: Settings = { hasSound: false, volume: 60, isQuick: false, hand: 'both' };
const place = 'mekong-game-settings';

/** Reads what was kept; what is missing, unreadable or out of range is as at first. */
export function readSettings(kept: string | null): Settings {
  let data: unknown;
  try {
    data = JSON.parse(kept ?? '{}');
  } catch {
    return first;
  }
  if (typeof data !== 'object' || data === null) return first;
  const { hasSound, volume, isQuick, hand } = data as Record<string, unknown>;
  return {
    hasSound: hasSound === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : first.volume,
    isQuick: isQuick === true,
    hand: hands.find((known) => known === hand) ?? first.hand,
  };
}

/**
 * Keeps the settings on this device. Where the browser keeps nothing for a framed page they last as long as the page.
 *
 * @param storage the browser's; reading it is what a browser may refuse
 */
export function createSettings(storage: () => Storage = () => localStorage) {
  let settings = first;
  try {
    settings = readSettings(storage().getItem(place));
  } catch {
    // nothing is kept for this page
  }
  const listeners: ((settings: Settings) => void)[] = [];
  return {
    get: () => settings,
    set: (change: Partial<Settings>): void => {
      settings = { ...settings, ...change };
      try {
        storage().setItem(place, JSON.stringify(settings));
      } catch {
        // it counts for this page alone
      }
      for (const listener of listeners) listener(settings);
    },
    /** Calls now and after each change. For parts that live as long as the page. */
    onChange: (listener: (settings: Settings) => void): void => {
      listeners.push(listener);
      listener(settings);
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettings>;
