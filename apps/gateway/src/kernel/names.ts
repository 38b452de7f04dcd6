/** A name by its words: neither accents nor case, signs or the order of the words make another one of it. */
export const nameWords = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, (mark) => (/\p{Script=Latin}|\p{Script=Inherited}/u.test(mark) ? '' : mark))
    .toLowerCase()
    // no mark but a letter of its own, which banks write as a plain one
    .replaceAll('đ', 'd')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Whether two names are written alike. */
export const isSameName = (one: string, other: string): boolean => nameWords(one) === nameWords(other);

const scripts = ['Latin', 'Khmer', 'Thai', 'Han', 'Arabic', 'Cyrillic', 'Hangul', 'Lao', 'Myanmar', 'Devanagari'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Whether two names have no script in common: only somebody who reads both can say that they are one. */
export const areOtherScripts = (one: string, other: string): boolean => {
  const of = (name: string) => scripts.filter((script) => script.test(name));
  const [first, second] = [of(one), of(other)];
  return first.length > 0 && second.length > 0 && !first.some((script) => second.includes(script));
};
