import { expect, type Page } from '@playwright/test';
import { operationsOrigin } from './addresses.ts';

/** A message of the site, as the operators' console lists it. */
interface Message {
  readonly address: string;
  readonly purpose: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Waits for the newest message to a number or a mail address, as its reader would.
 *
 * @param address a mail address, or a number with its calling code
 * @param earlier how many messages this address had before
 */
export async function newestMessage(page: Page, address: string, earlier = 0): Promise<Message> {
  const url = `${operationsOrigin}/api/messages?${new URLSearchParams({ address })}`;
  let found: Message[] = [];
  await expect
    .poll(
      async () => {
        const answer = (await (await page.context().request.get(url)).json()) as { value: { content: Message[] } };
        found = answer.value.content;
        return found.length;
      },
      { message: `A message to ${address}` },
    )
    .toBeGreaterThan(earlier);
  const [newest] = found;
  if (!newest) throw new Error(`There is no message to ${address}.`);
  return newest;
}

/** The one-time code of a message: its only run of six digits. */
export const codeOf = ({ text }: Message): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** The link of a message. */
export const linkOf = ({ text }: Message): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
