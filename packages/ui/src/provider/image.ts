import { createContext, useContext } from 'react';

/**
 * Address for the next try of a picture that did not load.
 *
 * @param failed the address that did not load
 * @param attempt number of the try that comes, from 2
 */
export type NextImageSource = (failed: string, attempt: number) => string;

/** Where pictures are looked for next; at the same place unless the app says otherwise. */
export const NextImageContext = createContext<NextImageSource | undefined>(undefined);

/** The app's way to the next address of a picture. */
export const useNextImageSource = (): NextImageSource | undefined => useContext(NextImageContext);
