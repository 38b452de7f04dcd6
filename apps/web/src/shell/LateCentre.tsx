import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadCentreOver } from './late-centre.ts';

const CentreOver = lazy(() =>
  loadCentreOver().then(
    (part) => ({ default: part.CentreOver }),
    () => {
      // by its address it is a page
      location.reload();
      return new Promise<never>(() => undefined);
    },
  ),
);

/** The centre that lies over the page; its code comes with whoever opens one. */
export function LateCentre() {
  const isOpen = useRouterState({ select: ({ location }) => location.maskedLocation !== undefined });
  return (
    isOpen && (
      <Suspense>
        <CentreOver />
      </Suspense>
    )
  );
}
