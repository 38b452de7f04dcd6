import { type ComponentType, useEffect, useState } from 'react';

/** Round LINE and QQ buttons over every page. All of it comes when the page is at rest. */
export function FloatingContacts() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const load = (): void =>
      void import('./Contacts.tsx').then(
        ({ Contacts }) => setPart(() => Contacts),
        () => undefined, // the side menu has customer service too
      );
    const idle = window.requestIdleCallback?.(load, { timeout: 4_000 }) ?? window.setTimeout(load, 2_000);
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle);
  }, []);
  return Part ? <Part /> : null;
}
