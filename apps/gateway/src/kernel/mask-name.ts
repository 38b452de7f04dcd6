/** Made once: making one takes longer than cutting a name. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name of which only the ends are shown: `Dara` is `D**a`, and a name of one letter a star. */
export function maskName(name: string): string {
  const letters = [...segmenter.segment(name)].map((s) => s.segment);
  if (letters.length < 3) return '*'.repeat(Math.max(1, letters.length));
  return `${letters[0]}${'*'.repeat(Math.min(letters.length - 2, 8))}${letters.at(-1)}`;
}
