/** Gives a uniformly distributed whole number in [0, bound). */
export type Draw = (bound: number) => number;
