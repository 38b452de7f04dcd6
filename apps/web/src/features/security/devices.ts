import { t } from '@lingui/core/macro';
import { isolateLtr } from '@mekong/i18n/bidi';

/** What a browser tells about itself. */
interface Device {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** "Chrome on Windows", or as much of it as is known. */
export function deviceName(device: Device): string {
  // each name by itself: in an Arabic line the two would change places
  const browser = device.browser && isolateLtr(device.browser);
  const system = device.system && isolateLtr(device.system);
  if (browser && system)
    return t({ message: `${browser} on ${system}`, comment: 'A device: name of the browser, name of the system' });
  return browser || system || t({ message: 'Unknown device', comment: 'In a list of devices that are logged in' });
}

const phones: readonly string[] = ['Android', 'iOS'];

/** Whether it is held in a hand. */
export const isPhone = ({ system = '' }: Device): boolean => phones.includes(system);
