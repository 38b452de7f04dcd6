import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DomainResource } from '@mekong/api-client/types';

/** Ways to put the site on a device. */
export type DownloadKind = DomainResource['resourceType'];

interface DownloadTexts {
  readonly title: MessageDescriptor;
  /** What to do, in order. */
  readonly steps: readonly MessageDescriptor[];
}

/** What each way is called, and how it goes. */
export const downloadTexts: Record<DownloadKind, DownloadTexts> = {
  IOS: {
    title: msg`iPhone and iPad`,
    steps: [msg`Open the link on your iPhone or iPad.`, msg`Press “Get” and wait until the app is installed.`],
  },
  IOS_PROFILE: {
    title: msg`iPhone and iPad, by profile`,
    steps: [
      msg`Open the link on your iPhone or iPad and allow the profile.`,
      msg`Open Settings, choose the downloaded profile, and press “Install”.`,
    ],
  },
  ANDROID: {
    title: msg`Android`,
    steps: [
      msg`Open the link on your phone and download the file.`,
      msg`Open the file. If your phone asks, allow installing from this browser.`,
    ],
  },
  PWA: {
    title: msg`Any phone or computer, from the browser`,
    steps: [
      msg`Open the site in the browser of your device.`,
      msg`Open the menu of the browser and choose “Install” or “Add to home screen”.`,
    ],
  },
};

/**
 * Whether an address may stand behind a download button: secure, on this machine, a path of this site, or the way iOS
 * installs profiles.
 */
export const isSafeDownload = (url: string): boolean =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)([:/]|$)|itms-services:\/\/|\/(?![/\\]))/.test(url);
