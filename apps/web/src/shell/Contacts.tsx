import { type Contact, ContactIcons } from '@mekong/ui/patterns/ContactIcons';
import { usePermission } from '../queries/status.ts';

const services = ['LINE', 'QQ'] as const;

/** The ways to customer service that the merchant wants over every page; one without a link is not offered. */
export function Contacts() {
  const { customerService } = usePermission();
  const contacts = services.flatMap((service): Contact[] => {
    const entry = customerService.find(({ csPosition, csType }) => csPosition === 'floating' && csType === service);
    return entry ? [{ service, href: entry.url, title: entry.title }] : [];
  });
  return <ContactIcons contacts={contacts} />;
}
