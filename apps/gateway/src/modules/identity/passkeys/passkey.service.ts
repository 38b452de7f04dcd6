import type { NewPasskey, Passkey, PasskeyCreation, PasskeyList } from '@mekong/api-client/contract/types';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { SignedIn } from '../../../contract/actor.ts';
import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { Origin } from '../../../kernel/http/origin.ts';
import { newSecret } from '../../../kernel/secrets.ts';
import type { OwnerNotices } from '../owner-notices.port.ts';
import type { StepUp } from '../security/step-up.ts';
import { deviceNames } from '../security/user-agent.ts';
import { askAuthenticator, CEREMONY_S, takeCeremony } from './ceremony.ts';
import {
  deletePasskey,
  findUserHandle,
  insertPasskey,
  keepUserHandle,
  listPasskeys,
  lockOwner,
  type PasskeyRow,
  renamePasskey,
} from './passkey.repository.ts';
import { descriptorsOf } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Passkeys of one account. */
const MOST = 10;
/** EdDSA, ES256, RS256 in COSE: what authenticators have, the shorter signatures first. */
const ALGORITHMS = [-8, -7, -257];

export interface PasskeyServicePorts {
  db: Executor;
  relyingParty: RelyingParty;
  stepUp: StepUp;
  notices: OwnerNotices;
}

const full = () =>
  new Fault('VALIDATION_FAILED', { params: { fields: [{ name: 'passkeys', rule: 'max', max: MOST }] } });

const toPasskey = ({ id, name, credentialId, synced, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  credentialId,
  synced,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
});

/** How the owner adds passkeys to the account, names them and takes them away. */
export function createPasskeyService({ db, relyingParty, stepUp, notices }: PasskeyServicePorts) {
  const { rpId } = relyingParty;
  const note = (executor: Executor, action: AuditEntry['action'], actor: SignedIn, ip: string, passkey: string) =>
    appendAudit(executor, {
      action,
      actorId: actor.memberId,
      actorRole: actor.role,
      ip,
      object: actor.username,
      detail: { passkey },
    });
  const ceremonyOf = (actor: SignedIn, { device }: Pick<Origin, 'device'>) => ({
    purpose: 'create' as const,
    device,
    binding: actor.sessionId,
  });

  const list = async ({ memberId }: SignedIn): Promise<PasskeyList> => {
    const [rows, userHandle] = [await listPasskeys(db, memberId, rpId), await findUserHandle(db, memberId)];
    return { passkeys: rows.map(toPasskey), most: MOST, rpId, ...(userHandle ? { userHandle } : {}) };
  };

  return {
    list,

    /**
     * Options to make a passkey with.
     *
     * @param page origin of the page that asks, one of the site's
     * @throws Fault AUTH_STEP_UP, VALIDATION_FAILED (passkeys, max)
     */
    async begin(actor: SignedIn, origin: Origin, page: string): Promise<PasskeyCreation> {
      await stepUp.requireStrong(actor);
      const own = await listPasskeys(db, actor.memberId, rpId);
      if (own.length >= MOST) throw full();
      const handle = await keepUserHandle(db, actor.memberId, newSecret());
      const { challenge, expiresAt } = await askAuthenticator(db, ceremonyOf(actor, origin), page);
      return {
        expiresAt,
        options: {
          rp: { id: rpId, name: await relyingParty.name() },
          user: { id: handle, name: actor.username, displayName: actor.username },
          challenge,
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
          timeout: CEREMONY_S * 1_000,
          // Which model it is, is none of our business.
          attestation: 'none',
          excludeCredentials: descriptorsOf(own),
          authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        },
      };
    },

    /** @throws Fault AUTH_STEP_UP, REPLAY, VALIDATION_FAILED (credential, format or taken; passkeys, max) */
    async register(actor: SignedIn, { name, credential }: NewPasskey, origin: Origin): Promise<Passkey> {
      await stepUp.requireStrong(actor);
      const { response } = credential;
      const expected = await takeCeremony(db, ceremonyOf(actor, origin), response.clientDataJSON);
      const checked =
        expected &&
        (await verifyRegistrationResponse({
          response: {
            id: credential.id,
            rawId: credential.rawId,
            type: credential.type,
            clientExtensionResults: {},
            response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
          },
          expectedChallenge: expected.challenge,
          expectedOrigin: expected.origin,
          expectedRPID: rpId,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        }).catch(() => undefined));
      if (!checked?.verified) throw invalid('credential', 'format');
      const { credential: made, credentialBackedUp } = checked.registrationInfo;
      const kept = await inTransaction(db, async (trx) => {
        await lockOwner(trx, actor.memberId);
        if ((await listPasskeys(trx, actor.memberId, rpId)).length >= MOST) throw full();
        const row = await insertPasskey(trx, {
          memberId: actor.memberId,
          rpId,
          credentialId: made.id,
          publicKey: Buffer.from(made.publicKey).toString('base64url'),
          counter: made.counter,
          transports: response.transports ?? [],
          synced: credentialBackedUp,
          name: name ?? nameOf(origin.userAgent),
        });
        if (!row) throw invalid('credential', 'taken');
        await notices.write(trx, actor.memberId, 'passkeyAdded');
        await note(trx, 'passkey.added', actor, origin.ip, row.id);
        return toPasskey(row);
      });
      return kept;
    },

    /** @throws Fault AUTH_STEP_UP (remembered log-in), NOT_FOUND */
    async rename(actor: SignedIn, id: string, name: string): Promise<Passkey> {
      await stepUp.requireProved(actor);
      const row = await renamePasskey(db, actor.memberId, id, name);
      if (!row) throw new Fault('NOT_FOUND');
      return toPasskey(row);
    },

    /** @returns what is left @throws Fault AUTH_STEP_UP, NOT_FOUND */
    async remove(actor: SignedIn, id: string, ip: string): Promise<PasskeyList> {
      await stepUp.requireStrong(actor);
      await inTransaction(db, async (trx) => {
        if ((await deletePasskey(trx, actor.memberId, id)) === undefined) throw new Fault('NOT_FOUND');
        await notices.write(trx, actor.memberId, 'passkeyRemoved');
        await note(trx, 'passkey.removed', actor, ip, id);
      });
      return list(actor);
    },
  };
}

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** A name until its owner gives one. The same in all languages, as the names of browsers and systems are. */
function nameOf(userAgent: string): string {
  const { browser, system } = deviceNames(userAgent);
  return [browser, system].filter(Boolean).join(' · ') || 'Passkey';
}
