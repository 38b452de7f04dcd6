import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest in typing after which the address follows the field. */
const pause = 300;

/**
 * Text of a search field whose address follows after a pause in typing, so that typing asks the server once. When the
 * address changes by other means (going back, clearing the filters), the field follows it.
 *
 * @param said what the address says
 * @param follow puts the words into the address; undefined for none
 */
export function useSearchText(
  said: string | undefined,
  follow: (words: string | undefined) => unknown,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(said ?? '');
  const sent = useRef(said ?? '');
  const latest = useRef(follow);
  latest.current = follow;

  if (sent.current !== (said ?? '')) {
    // somebody else changed the address
    sent.current = said ?? '';
    setText(sent.current);
  }

  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      latest.current(words || undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
