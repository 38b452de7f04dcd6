import { t } from '@lingui/core/macro';

/** What a browser tells about itself. */
interface Device {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** "Chrome on Windows", or as much of it as is known. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system)
    return t({ message: `${browser} on ${system}`, comment: 'A device: name of the browser, name of the system' });
  return browser ?? system ?? t({ message: 'Unknown device', comment: 'In a list of devices that are logged in' });
}

const phones: readonly string[] = ['Android', 'iOS'];

/** Whether it is held in a hand. */
export const isPhone = ({ system = '' }: Device): boolean => phones.includes(system);
