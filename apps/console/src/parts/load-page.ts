import { statusOf } from '@mekong/api-client/reach';

/** Whether the server answers. */
const isReachable = (): Promise<boolean> =>
  statusOf('/').then(
    (status) => status < 400,
    () => false,
  );

/**
 * Loads the code of a page. When it does not come the router begins anew by itself, as a new release needs it; without a
 * server that would leave nothing but the browser's own page, so that failure is another one.
 *
 * @throws Error when the server cannot be reached; else what the browser says
 */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load();
  } catch (error) {
    throw (await isReachable()) ? error : new Error('The code of the page did not come.', { cause: error });
  }
}

/** Begins anew once the server answers; until then what is on the screen stays. */
export async function reload(): Promise<void> {
  if (await isReachable()) location.reload();
}
