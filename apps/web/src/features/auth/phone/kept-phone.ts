import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';

const key = 'mekong.phone';

/**
 * Keeps the number that a code was sent to until the tab is closed: whoever goes to read the message may find the page
 * reloaded, since phones drop pages that are out of sight.
 */
export function keepPhone({ country, callingCode, number }: PhoneValue): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ country, callingCode, number }));
  } catch {
    // then it is typed again
  }
}

/** The number that a code was sent to last in this tab. What is not of our making counts as none. */
export function keptPhone(): PhoneValue | undefined {
  try {
    const { country, callingCode, number } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const isWhole = [country, callingCode, number].every((part) => typeof part === 'string' && part.length < 20);
    return isWhole ? { country, callingCode, number } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: the code has done its work. */
export function dropPhone(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
