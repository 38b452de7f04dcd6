/**
 * Tag for counts in sentences: their digits are Latin in every language, as those of money. Put together by hand: the first
 * `Intl.Locale` of a page makes the browser load its data of all locales, before the first frame.
 */
export function countTag(tag: string): string {
  const [language, variant] = tag.split('-x-');
  return `${language}-u-nu-latn${variant ? `-x-${variant}` : ''}`;
}
