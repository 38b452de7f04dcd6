import { useState } from 'react';
import { useAddress } from '../state/address.ts';

/** A text that narrows a list once it is finished; until then it is the field's, and whatever the address says later is shown. */
export function useTyped(name: string): {
  readonly text: string;
  readonly type: (text: string) => void;
  /** What the list is asked for now. */
  readonly wanted: string;
  /** Asks for another text, or for none. */
  readonly ask: (text: string) => void;
} {
  const [values, change] = useAddress();
  const wanted = values[name] ?? '';
  const [text, type] = useState(wanted);
  const [followed, follow] = useState(wanted);
  if (wanted !== followed) {
    // the way back, or a link, has led to another list
    follow(wanted);
    type(wanted);
  }
  return { text, type, wanted, ask: (typed) => change({ [name]: typed.trim() || undefined }) };
}
