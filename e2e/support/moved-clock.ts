/**
 * Loaded before a gateway (`--import`): its clock goes forward by what the process that has started it sends, in milliseconds.
 * The embedded database asks the same clock. Timers go on by the time that really passes.
 */
let ahead = 0;
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...parts: [] | [number | string | Date]) {
    // further numbers (year, month ...) are handed on as they are
    super(...((parts.length === 0 ? [Real.now() + ahead] : parts) as [number]));
  }

  static override now(): number {
    return Real.now() + ahead;
  }
} as DateConstructor;

process.on('message', (milliseconds) => {
  ahead += Number(milliseconds);
  process.send?.(ahead);
});
// it ends as it would without
process.channel?.unref();
