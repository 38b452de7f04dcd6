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

  useEffect(() => {
    latest.current = follow;
  });

  useEffect(() => {
    const words = said ?? '';
    // what the address says because of this field is no news: the visitor may have typed on
    if (words === sent.current) return;
    sent.current = words;
    setText(words);
  }, [said]);

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
