/** Words that an English text of the site does not use, and what it says in their place. */
const unwanted: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\bsign(?:ed|ing|s)?[ -](?:in|out)\b/i, 'say "log in" or "log out"'],
  [/\blogin\b/i, 'say "log in" (verb) or "log-in" (noun)'],
  [/\bvendors?\b/i, 'say "provider"'],
  [/\bdid not work\b/i, 'say what happened'],
];

/**
 * What an English text says otherwise than the others do.
 *
 * @param message text of the sources, in ICU message format
 * @returns one line per fault
 */
export function wordingFaults(message: string): string[] {
  // names of values are no words of the text
  const text = message.replace(/\{\w+(?=[,}])/g, '{');
  const faults = unwanted.filter(([found]) => found.test(text)).map(([, instead]) => instead);
  if (/\bplease\b/i.test(text) && !/\b(?:sorry|apologi[sz]e)\b/i.test(text))
    faults.push('leave out "please", unless it is an apology');
  return faults;
}
