import { useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

/** Tells new numbers politely. Those that were there at first are on the page for who reads it, and not told. */
export function OpenedNumbersAnnouncement({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [isNew, setNew] = useState(false);
  if (!isNew && text !== first) setNew(true);
  return <span role="status">{isNew && <VisuallyHidden>{text}</VisuallyHidden>}</span>;
}
