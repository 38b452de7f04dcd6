import { useCallback, useEffect, useState } from 'react';

/** Moves the focus after the next render: the field it goes to may be on its way to the screen. */
export function useFocusLater(): (focus: () => void) => void {
  const [wish, setWish] = useState<{ readonly focus: () => void }>();
  useEffect(() => wish?.focus(), [wish]);
  return useCallback((focus) => setWish({ focus }), []);
}
