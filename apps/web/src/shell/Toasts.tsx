import { dismissAllToasts, getToasts, subscribeToasts } from '@mekong/ui/Toast/store';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useViewer } from '../state/session.ts';

const ToastRegion = lazy(() => import('@mekong/ui/ToastRegion').then(({ ToastRegion }) => ({ default: ToastRegion })));

/** Shows the messages of `toast()`. Its code is loaded with the first one, or when the page is at rest. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false);
  const { signedIn } = useViewer();
  useEffect(() => {
    const look = () => {
      if (getToasts().length > 0) setWanted(true);
    };
    // the answers of the start may have said something before the first frame
    look();
    return subscribeToasts(look);
  }, []);
  // what was said to one member is not for the next who looks at the page
  useEffect(() => {
    if (signedIn) return dismissAllToasts;
  }, [signedIn]);
  return (
    isWanted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}
