import type { Contact } from '@mekong/ui/patterns/ContactIcons';
import { type ComponentType, useEffect, useState } from 'react';
import { usePermission } from '../queries/status.ts';

const services = ['LINE', 'QQ'] as const;

/** Round LINE and QQ buttons over every page (S2-058). Their code comes when the page is at rest, and only where there is one. */
export function FloatingContacts() {
  const { customerService } = usePermission();
  const [Icons, setIcons] = useState<ComponentType<{ contacts: readonly Contact[] }>>();
  const contacts = services.flatMap((service): Contact[] => {
    const entry = customerService.find(
      ({ csPosition, csType, url }) => csPosition === 'floating' && csType === service && url,
    );
    return entry ? [{ service, href: entry.url, title: entry.title }] : [];
  });
  const isNeeded = contacts.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    const load = (): void =>
      void import('@mekong/ui/patterns/ContactIcons').then(
        ({ ContactIcons }) => setIcons(() => ContactIcons),
        () => undefined, // the side menu has customer service too
      );
    const idle = window.requestIdleCallback?.(load, { timeout: 4_000 }) ?? window.setTimeout(load, 2_000);
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle);
  }, [isNeeded]);
  return Icons && isNeeded ? <Icons contacts={contacts} /> : null;
}
