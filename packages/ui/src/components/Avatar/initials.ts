const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** First sign a reader sees: in Khmer or Thai a letter with its marks, not half of it. */
const firstSign = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/**
 * One or two signs that stand for an account name: the first of its first two words, or the first two of its only word.
 *
 * @example initials('sokha_88') // SO
 * @example initials('dara.k') // DK
 */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => /\p{L}/u.test(word));
  const [first = name, second] = words;
  const head = firstSign(first);
  const tail = second ? firstSign(second) : /^\p{ASCII}/u.test(first) ? firstSign(first.slice(head.length)) : '';
  return (head + tail).toUpperCase();
}
