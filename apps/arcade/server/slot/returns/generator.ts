/** Numbers for simulations: quick and repeatable. Never for rounds: those come from committed seeds. */
import type { Draw } from '../../../shared/draw.ts';

const wordRange = 2 ** 32;

/** SplitMix32: spreads a small seed over the words of a state. */
function spread(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = state ^ (state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
}

/** Uniform whole numbers from xoshiro128**. */
export function seededDraw(seed: number): Draw {
  const next = spread(seed);
  let a = next();
  let b = next();
  let c = next();
  let d = next();
  return (bound) => {
    const limit = wordRange - (wordRange % bound);
    for (;;) {
      const scrambled = Math.imul(b, 5);
      const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      if (word < limit) return word % bound;
    }
  };
}
