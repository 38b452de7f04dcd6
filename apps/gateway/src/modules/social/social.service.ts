import type { LinkedAccount, LinkedAccounts, SocialLinkOffer } from '@mekong/api-client/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '../../contract/actor.ts';
import type { Call } from '../../contract/handlers.ts';
import type { SocialProviderName } from '../../contract/values.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Origin } from '../../kernel/http/origin.ts';
import { hashSecret, newSecret } from '../../kernel/secrets.ts';
import type { MemberService } from '../identity/member.service.ts';
import type { Registered, Registration } from '../identity/registration.service.ts';
import type { OpenedSession } from '../identity/sessions.service.ts';
import type { SignIn } from '../identity/sign-in.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { SOCIAL_SWITCHES } from '../system/social-switches.port.ts';
import { isOn } from '../system/system.service.ts';
import { type FlowSecrets, newFlowSecrets, type Provider, type Subject } from './providers.ts';
import {
  findOwner,
  insertFlow,
  insertIdentity,
  insertProof,
  isFreshlyProved,
  listIdentities,
  noteUse,
  type Proof,
  takeFlow,
  takeProof,
} from './social.repository.ts';
import type { SocialIntent } from './social.tables.ts';

/** A window may be at the provider for so long. */
export const FLOW_SECONDS = 600;
const RESULT_SECONDS = 120;
const TICKET_SECONDS = 600;

export interface SocialPorts {
  db: Executor;
  settings: Settings;
  signIn: SignIn;
  registration: Registration;
  members: Pick<MemberService, 'findAccount'>;
  cipher: FieldCipher;
  providers: Map<SocialProviderName, Provider>;
  /** Origin of the site as the browser sees it. */
  publicOrigin: string;
  log: FastifyBaseLogger;
}

/** Secrets of flow cookies that came with a call. */
type Browser = readonly string[];

export type Outcome = { opened: OpenedSession } | { linkRequired: SocialLinkOffer };

/**
 * Signing in with an account of another provider. What a window brings back is never believed by itself: state, cookie,
 * code and ID token are proved here, and what results is good once, in one browser, for a short time.
 */
export function createSocial({
  db,
  settings,
  signIn,
  registration,
  members,
  cipher,
  providers,
  publicOrigin,
  log,
}: SocialPorts) {
  const lookup = (provider: SocialProviderName, id: string) => cipher.lookup(`social:${provider}`, id);
  const sealSubject = (provider: SocialProviderName, subject: Subject) =>
    cipher.seal(JSON.stringify([subject.id, subject.name ?? null]), `social:${provider}`);
  const nameIn = (provider: SocialProviderName, sealed: string): string | undefined => {
    const [, name]: [string, string | null] = JSON.parse(cipher.open(sealed, `social:${provider}`));
    return name ?? undefined;
  };

  const isOffered = async (provider: SocialProviderName): Promise<boolean> =>
    providers.has(provider) && isOn(SOCIAL_SWITCHES[provider], (await settings.current()).switches.on);

  const providerOf = async (name: SocialProviderName): Promise<Provider> => {
    const provider = (await isOffered(name)) ? providers.get(name) : undefined;
    if (!provider) throw new Fault('NOT_FOUND');
    return provider;
  };

  /** Where the window comes back to: under an origin of the list only, so that no code is ever sent elsewhere. */
  const redirectUriOf = async (origin: string, provider: SocialProviderName): Promise<string> => {
    const { origins } = (await settings.current()).domains;
    if (origin !== publicOrigin && !origins.includes(origin)) throw new Fault('DOMAIN_INVALID');
    return `${origin}/wps/session/social/${provider}/callback`;
  };

  const takeTicket = async (trx: Trx, ticket: string, browser: Browser): Promise<Proof> => {
    const proof = await takeProof(trx, {
      secretHash: hashSecret(ticket),
      browserHashes: browser.map(hashSecret),
      kind: 'ticket',
    });
    if (!proof) throw new Fault('REPLAY');
    return proof;
  };

  const link = async (trx: Trx, memberId: string, proof: Proof): Promise<Date> => {
    const { provider, subject_lookup, sealed } = proof;
    const linkedAt = await insertIdentity(trx, { member_id: memberId, provider, subject_lookup, sealed });
    if (!linkedAt) throw invalid('ticket', 'taken');
    return linkedAt;
  };

  return {
    /**
     * Begins a flow.
     *
     * @param browser secret of the flow cookie
     * @param origin origin that the window was opened under
     * @throws Fault NOT_FOUND (switched off or not configured), DOMAIN_INVALID
     */
    async start(name: SocialProviderName, intent: SocialIntent, browser: string, origin: string): Promise<URL> {
      const provider = await providerOf(name);
      const redirectUri = await redirectUriOf(origin, name);
      const [state, secrets] = [newSecret(), newFlowSecrets()];
      const stateHash = hashSecret(state);
      await insertFlow(
        db,
        {
          stateHash,
          browserHash: hashSecret(browser),
          provider: name,
          intent,
          redirectUri,
          sealed: cipher.seal(JSON.stringify(secrets), `flow:${stateHash}`),
        },
        FLOW_SECONDS,
      );
      return provider.depart({ redirectUri, state, secrets });
    },

    /**
     * Ends a flow that came back with a code.
     *
     * @param search query of the call, as it came
     * @returns the result for the window to hand over
     * @throws Fault NOT_FOUND, REPLAY (no such flow of this browser, or it took too long), UNKNOWN (the provider's answer
     *   does not prove anything)
     */
    async finish(name: SocialProviderName, state: string, search: string, browser: Browser): Promise<string> {
      const provider = await providerOf(name);
      const stateHash = hashSecret(state);
      const flow = await takeFlow(db, { stateHash, browserHashes: browser.map(hashSecret), provider: name });
      if (!flow) throw new Fault('REPLAY');
      const secrets: FlowSecrets = JSON.parse(cipher.open(flow.sealed, `flow:${stateHash}`));
      const url = new URL(flow.redirectUri);
      url.search = search;
      const subject = await provider
        .arrive({ url, redirectUri: flow.redirectUri, state, secrets })
        .catch(async (error: unknown) => {
          log.warn({ err: error, provider: name }, 'social sign-in refused');
          await appendAudit(db, { action: 'social.refused', actorRole: 'visitor', object: name });
          throw new Fault('UNKNOWN', { cause: error });
        });
      const result = newSecret();
      await insertProof(
        db,
        {
          secret_hash: hashSecret(result),
          kind: 'result',
          browser_hash: browser.map(hashSecret)[0] ?? '',
          provider: name,
          intent: flow.intent,
          subject_lookup: lookup(name, subject.id),
          sealed: sealSubject(name, subject),
        },
        RESULT_SECONDS,
      );
      return result;
    },

    /**
     * Opens the session of a linked account, or gives a ticket to go on with.
     *
     * @throws Fault REPLAY, VALIDATION_FAILED (to be linked, but linked already), AUTH_LOCKED
     */
    async complete(result: string, browser: Browser, origin: Origin, older: readonly string[]): Promise<Outcome> {
      const proof = await takeProof(db, {
        secretHash: hashSecret(result),
        browserHashes: browser.map(hashSecret),
        kind: 'result',
      });
      if (!proof) throw new Fault('REPLAY');
      if (!(await isOffered(proof.provider))) throw new Fault('REPLAY');
      const owner = await findOwner(db, proof.provider, proof.subject_lookup);
      if (owner && proof.intent === 'link') throw invalid('result', 'taken');
      if (owner) {
        const account = await members.findAccount(owner);
        // Nobody else may link it either: it stays with the account it was linked to.
        if (account?.status !== 'active') throw new Fault('AUTH_LOCKED');
        const opened = await signIn.signIn({ account, method: 'social', origin, older });
        await noteUse(db, proof.provider, proof.subject_lookup);
        return { opened };
      }
      const ticket = newSecret();
      const expiresAt = await insertProof(
        db,
        { ...proof, secret_hash: hashSecret(ticket), kind: 'ticket' },
        TICKET_SECONDS,
      );
      const name = nameIn(proof.provider, proof.sealed);
      return {
        linkRequired: {
          provider: proof.provider,
          ...(name ? { name } : {}),
          ticket,
          expiresAt: expiresAt.toISOString(),
          canRegister: isOn('REGISTER', (await settings.current()).switches.on),
        },
      };
    },

    /**
     * Links for good what a ticket stands for.
     *
     * @param typed the member's own user name, typed to confirm
     * @throws Fault AUTH_STEP_UP, VALIDATION_FAILED (username, equal; ticket, taken), REPLAY
     */
    async link(actor: SignedIn, ticket: string, typed: string, browser: Browser, ip: string): Promise<LinkedAccount> {
      if (typed.trim().toLowerCase() !== actor.username.toLowerCase()) throw invalid('username', 'equal');
      if (!(await isFreshlyProved(db, actor.sessionId))) throw new Fault('AUTH_STEP_UP');
      return inTransaction(db, async (trx) => {
        const proof = await takeTicket(trx, ticket, browser);
        const linkedAt = await link(trx, actor.memberId, proof);
        await appendAudit(trx, {
          action: 'social.linked',
          actorId: actor.memberId,
          actorRole: actor.role,
          ip,
          object: proof.provider,
        });
        const name = nameIn(proof.provider, proof.sealed);
        return { provider: proof.provider, ...(name ? { name } : {}), linkedAt: linkedAt.toISOString() };
      });
    },

    /** Registers a member and links what the ticket stands for: both or neither. */
    register(
      ticket: string,
      account: Call<'registerMember'>['body'],
      browser: Browser,
      origin: Origin,
      older: readonly string[],
    ): Promise<Registered> {
      return registration.register(account, origin, older, async (trx, memberId) => {
        await link(trx, memberId, await takeTicket(trx, ticket, browser));
      });
    },

    /** What logs the caller in, and what else could. */
    async linkedAccounts(actor: SignedIn): Promise<LinkedAccounts> {
      const found = await listIdentities(db, actor.memberId);
      const open = await Promise.all(
        [...providers.keys()].map(async (name) => ((await isOffered(name)) ? [name] : [])),
      );
      return {
        accounts: found.map(({ provider, sealed, linkedAt, lastUsedAt }) => {
          const name = nameIn(provider, sealed);
          return {
            provider,
            ...(name ? { name } : {}),
            linkedAt: linkedAt.toISOString(),
            ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
          };
        }),
        available: actor.role === 'trial' ? [] : open.flat().filter((name) => !found.some((f) => f.provider === name)),
      };
    },
  };
}

export type Social = ReturnType<typeof createSocial>;
