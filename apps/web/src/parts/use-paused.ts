import { useState } from 'react';

/** A value that stays what it was while it is paused. */
export function usePaused<Value>(value: Value, isPaused: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!isPaused && kept !== value) setKept(value);
  return isPaused ? kept : value;
}
