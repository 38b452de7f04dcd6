import { type AnyRouter, useRouterState } from '@tanstack/react-router';

/** What the browser shows as its address: of the centre that lies over the page, when one does. */
export const useAddress = () => useRouterState({ select: ({ location }) => location.maskedLocation ?? location });

/** Lets `buildLocation` begin at the address that the browser shows, for what belongs to a centre or to both. */
export const fromAddress = ({ latestLocation }: AnyRouter) => ({
  _fromLocation: latestLocation.maskedLocation ?? latestLocation,
});
