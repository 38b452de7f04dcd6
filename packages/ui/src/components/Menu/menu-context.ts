import { createContext, useContext } from 'react';

/** Takes what an entry does; the menu runs it once it is closed and the focus is back. */
export const AfterCloseContext = createContext<(action: () => void) => void>((action) => action());

export const useAfterClose = (): ((action: () => void) => void) => useContext(AfterCloseContext);
