import { useState } from 'react';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';

/** Tells new numbers politely. Those that were there at first are on the page for who reads it, and not told. */
export function OpenedNumbersAnnouncement({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [isNew, setNew] = useState(false);
  if (!isNew && text !== first) setNew(true);
  // out of the flow while it says nothing too: a gap of the page would count it
  return (
    <span role="status" className={visuallyHidden}>
      {isNew && text}
    </span>
  );
}
