/**
 * Loaded before a program (`--import`), it is a day later there: what is about days can be tried without waiting for one.
 * The clock of the database stays as it is.
 */
const DAY_MS = 24 * 3_600_000;
const Today = Date;

globalThis.Date = class extends Today {
  constructor(...parts: [] | [number | string | Date]) {
    // further numbers (year, month ...) are handed on as they are
    super(...((parts.length === 0 ? [Today.now() + DAY_MS] : parts) as [number]));
  }

  static override now(): number {
    return Today.now() + DAY_MS;
  }
} as DateConstructor;
