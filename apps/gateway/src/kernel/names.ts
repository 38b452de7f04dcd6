/** A name by its words: neither accents nor case, signs or the order of the words make another one of it. */
export const nameWords = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, (mark) => (/\p{Script=Latin}|\p{Script=Inherited}/u.test(mark) ? '' : mark))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Whether two names are written alike. */
export const isSameName = (one: string, other: string): boolean => nameWords(one) === nameWords(other);
