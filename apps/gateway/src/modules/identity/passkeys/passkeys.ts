import type { PasskeyAssertion, PasskeyRequest } from '@mekong/api-client/contract/types';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { askAuthenticator, CEREMONY_S, type Ceremony, type Expected, takeCeremony } from './ceremony.ts';
import { findPasskey, listPasskeys, notePasskeyUse, type PasskeyKey, type PasskeyRow } from './passkey.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** What a passkey has been asked for, and by which browser. */
export interface AssertionRequest extends Ceremony {
  /** Only passkeys of this account count; absent = whose it is, the passkey says. */
  memberId?: string | undefined;
  ip: string;
}

/** What came of an assertion: whose passkey it is, when it is kept, and whether it proves what it must. */
export interface AssertionResult {
  memberId: string | undefined;
  isProved: boolean;
}

export interface PasskeysPorts {
  db: Executor;
  relyingParty: RelyingParty;
}

/** Names of passkeys for the browser, so that it offers (or excludes) just these. */
export const descriptorsOf = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));

/** Asks authenticators for signatures and checks what they sign. */
export function createPasskeys({ db, relyingParty }: PasskeysPorts) {
  const { rpId } = relyingParty;

  const verify = async (key: PasskeyKey, { id, rawId, type, response }: PasskeyAssertion, expected: Expected) =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
        },
      },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The counter is compared where it is written: two answers at the same moment cannot both pass.
      credential: { id, publicKey: Buffer.from(key.publicKey, 'base64url'), counter: 0 },
    }).catch(() => undefined);

  /** Whether the passkey names the account it belongs to; without a named account it has to. */
  const isOwn = (key: PasskeyKey, { response }: PasskeyAssertion, memberId: string | undefined): boolean => {
    if (memberId !== undefined && key.memberId !== memberId) return false;
    if (response.userHandle === undefined || response.userHandle === '') return memberId !== undefined;
    return response.userHandle.replace(/=+$/, '') === key.userHandle;
  };

  return {
    /** Whether the account has a passkey for this site. */
    has: async (memberId: string, by: Executor = db): Promise<boolean> =>
      (await listPasskeys(by, memberId, rpId)).length > 0,

    /**
     * Options for the browser to ask the authenticator with.
     *
     * @param origin of the page that asks, one of the site's
     * @throws Fault NOT_FOUND when the account that is named has no passkey
     */
    async ask(request: Omit<AssertionRequest, 'ip'>, origin: string): Promise<PasskeyRequest> {
      const { memberId } = request;
      const own = memberId === undefined ? undefined : await listPasskeys(db, memberId, rpId);
      if (own?.length === 0) throw new Fault('NOT_FOUND');
      const { challenge, expiresAt } = await askAuthenticator(db, request, origin);
      return {
        expiresAt,
        options: {
          rpId,
          challenge,
          timeout: CEREMONY_S * 1_000,
          userVerification: 'required',
          ...(own ? { allowCredentials: descriptorsOf(own) } : {}),
        },
      };
    },

    /**
     * Checks an answer and uses its question up.
     *
     * @throws Fault REPLAY (used before, too old, made for something else)
     */
    async prove(request: AssertionRequest, assertion: PasskeyAssertion): Promise<AssertionResult> {
      const expected = await takeCeremony(db, request, assertion.response.clientDataJSON);
      const key = await findPasskey(db, assertion.id, rpId);
      const memberId = key?.memberId;
      if (!expected || !key || !isOwn(key, assertion, request.memberId)) return { memberId, isProved: false };
      const checked = await verify(key, assertion, expected);
      if (!checked?.verified) return { memberId, isProved: false };
      const { newCounter, credentialBackedUp } = checked.authenticationInfo;
      const isProved = await notePasskeyUse(db, key.id, newCounter, credentialBackedUp);
      if (!isProved)
        await appendAudit(db, {
          action: 'passkey.cloned',
          actorId: key.memberId,
          actorRole: 'visitor',
          ip: request.ip,
          detail: { passkey: key.id, counter: newCounter },
        });
      return { memberId, isProved };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
