import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../state/when-quiet.ts';

/** Round LINE and QQ buttons over every page. All of it comes when the page is at rest. */
export function FloatingContacts() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const load = (): void =>
      void import('./Contacts.tsx').then(
        ({ Contacts }) => setPart(() => Contacts),
        () => undefined, // the side menu has customer service too
      );
    return whenQuiet(load);
  }, []);
  return Part ? <Part /> : null;
}
