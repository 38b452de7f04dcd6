import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { putChallenge, takeChallenge } from '../../../kernel/challenges.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';

/** Time to find the device, the finger or the PIN. */
export const CEREMONY_S = 300;

/** What a signature is asked for; one that was made for another end proves nothing. */
export type CeremonyPurpose = 'create' | 'signIn' | 'secondFactor' | 'stepUp';

/** One question to one authenticator. */
export interface Ceremony {
  purpose: CeremonyPurpose;
  /** Hash of the browser's own cookie. */
  device: string;
  /** What it belongs to besides the browser: a session, a waiting log-in; empty for a log-in of nobody yet. */
  binding: string;
}

const asked = z.object({ origin: z.string(), binding: z.string() });

/** Asks. The challenge is the secret itself, so the answer brings back by what it is found. */
export async function askAuthenticator(db: Executor, { purpose, device, binding }: Ceremony, origin: string) {
  const data: z.output<typeof asked> = { origin, binding };
  const made = await putChallenge(db, { purpose: `passkey:${purpose}`, device, data, seconds: CEREMONY_S });
  return { challenge: made.id, expiresAt: made.expiresAt.toISOString() };
}

/** What an answer must show: the challenge that was asked, and the page it was asked on. */
export interface Expected {
  challenge: string;
  origin: string;
}

/**
 * Takes the question of an answer out, whatever the answer is worth.
 *
 * @returns what it must show; `undefined` when it is no answer at all, or one from inside a page of somebody else
 * @throws Fault REPLAY (used before, too old, made for something else or for another browser)
 */
export async function takeCeremony(
  db: Executor,
  { purpose, device, binding }: Ceremony,
  clientDataJSON: string,
): Promise<Expected | undefined> {
  const said = readClientData(clientDataJSON);
  if (!said || said.crossOrigin === true) return undefined;
  const what = { id: said.challenge, purpose: `passkey:${purpose}`, device };
  const found = asked.safeParse(await takeChallenge(db, what));
  if (!found.success || found.data.binding !== binding) throw new Fault('REPLAY');
  return { challenge: said.challenge, origin: found.data.origin };
}

const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() });

function readClientData(text: string): z.output<typeof clientData> | undefined {
  try {
    return clientData.safeParse(decodeClientDataJSON(text)).data;
  } catch {
    return undefined;
  }
}
