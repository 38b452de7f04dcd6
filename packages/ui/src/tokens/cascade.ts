/** Cascade layers, weakest first. Every style belongs to one, so the order of imports never changes the look. */
export const cascade = ['reset', 'tokens', 'base', 'components', 'patterns', 'app'] as const;

/** Name of a cascade layer. */
export type CascadeLayer = (typeof cascade)[number];
