/** Units that a span of time is shown and typed in, with their seconds. */
export const spanUnits = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;

export type SpanUnit = keyof typeof spanUnits;

/** The greatest unit that a span is whole in, and how many of it. */
export function spanOf(seconds: number): { readonly count: number; readonly unit: SpanUnit } {
  const units: readonly SpanUnit[] = ['day', 'hour', 'minute'];
  const unit = units.find((one) => seconds > 0 && seconds % spanUnits[one] === 0) ?? 'second';
  return { count: seconds / spanUnits[unit], unit };
}
