import { jwtVerify } from 'jose';
import * as oauth from 'openid-client';
import { z } from 'zod';
import type { SocialProviderName } from '../../contract/values.ts';
import type { OAuthClient, OidcClient, SocialClients } from './social-config.ts';

/** Seconds that a provider may take to answer. */
const TIMEOUT_S = 8;
/** What discovery says is asked again after this time. */
const DISCOVERY_MS = 3_600_000;

/** What a flow remembers between going to the provider and coming back. */
export interface FlowSecrets {
  verifier: string;
  nonce: string;
}

/** Who came back. */
export interface Subject {
  /** The provider's own number of the account; never changes, unlike an e-mail address. */
  id: string;
  /** Name at the provider, to show. */
  name: string | undefined;
}

export interface Departure {
  redirectUri: string;
  state: string;
  secrets: FlowSecrets;
}

export interface Arrival {
  /** The address that the provider sent the window to, with all its parameters. */
  url: URL;
  redirectUri: string;
  state: string;
  secrets: FlowSecrets;
}

/** One provider as the flow sees it. */
export interface Provider {
  /** Address to send the window to. */
  depart(to: Departure): Promise<URL>;
  /**
   * Exchanges the code and proves who it is about.
   *
   * @throws whatever openid-client finds wrong: state, issuer, code, verifier, nonce, audience, time, signature
   */
  arrive(from: Arrival): Promise<Subject>;
}

/** Fresh secrets of one flow. */
export const newFlowSecrets = (): FlowSecrets => ({
  verifier: oauth.randomPKCECodeVerifier(),
  nonce: oauth.randomNonce(),
});

const isPlain = (url: URL): boolean => url.protocol === 'http:';
const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().normalize('NFC').slice(0, 80) : undefined;

const challengeOf = async ({ verifier }: FlowSecrets) => ({
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
});

/** Google, LINE: discovery, code flow, ID token. No e-mail address is asked for. */
function oidcProvider(client: OidcClient): Provider {
  const hmac = client.idTokenAlg?.startsWith('HS') === true;
  let known: { at: number; config: Promise<oauth.Configuration> } | undefined;
  const configuration = (): Promise<oauth.Configuration> => {
    if (known && performance.now() - known.at < DISCOVERY_MS) return known.config;
    const config = oauth.discovery(
      client.issuer,
      client.clientId,
      client.idTokenAlg ? { id_token_signed_response_alg: client.idTokenAlg } : undefined,
      oauth.ClientSecretPost(client.clientSecret),
      {
        timeout: TIMEOUT_S,
        execute: [
          ...(hmac ? [] : [oauth.enableNonRepudiationChecks]),
          ...(isPlain(client.issuer) ? [oauth.allowInsecureRequests] : []),
        ],
      },
    );
    known = { at: performance.now(), config };
    // A provider that was away is asked again by the next flow.
    config.catch(() => {
      known = undefined;
    });
    return config;
  };
  return {
    async depart({ redirectUri, state, secrets }) {
      return oauth.buildAuthorizationUrl(await configuration(), {
        scope: 'openid profile',
        redirect_uri: redirectUri,
        state,
        nonce: secrets.nonce,
        ...(await challengeOf(secrets)),
      });
    },
    async arrive({ url, state, secrets }) {
      const tokens = await oauth.authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      });
      // Signed with our own secret: no public key would fit.
      if (hmac) await jwtVerify(tokens.id_token ?? '', new TextEncoder().encode(client.clientSecret));
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      return { id: claims.sub, name: nameOf(claims.name) };
    },
  };
}

const user = z.object({ id: z.string().min(1).max(255), name: z.unknown() });

/** Facebook: OAuth 2 alone. The code is exchanged the same way, an address of its own says who it is about. */
function oauthProvider(client: OAuthClient): Provider {
  const server: oauth.ServerMetadata = {
    issuer: client.authorizationUrl.origin,
    authorization_endpoint: client.authorizationUrl.href,
    token_endpoint: client.tokenUrl.href,
  };
  const config = new oauth.Configuration(
    server,
    client.clientId,
    undefined,
    oauth.ClientSecretPost(client.clientSecret),
  );
  config.timeout = TIMEOUT_S;
  if (isPlain(client.tokenUrl)) oauth.allowInsecureRequests(config);
  return {
    depart: async ({ redirectUri, state, secrets }) =>
      oauth.buildAuthorizationUrl(config, {
        scope: 'public_profile',
        redirect_uri: redirectUri,
        state,
        ...(await challengeOf(secrets)),
      }),
    async arrive({ url, state, secrets }) {
      const tokens = await oauth.authorizationCodeGrant(config, url, {
        expectedState: state,
        pkceCodeVerifier: secrets.verifier,
      });
      const answer = await oauth.fetchProtectedResource(config, tokens.access_token, client.userUrl, 'GET');
      if (!answer.ok) throw new Error(`The provider answered ${answer.status} when asked whose account it is.`);
      const { id, name } = user.parse(await answer.json());
      return { id, name: nameOf(name) };
    },
  };
}

/** Providers that a client is configured for. */
export function openProviders(clients: SocialClients): Map<SocialProviderName, Provider> {
  return new Map<SocialProviderName, Provider>([
    ...(clients.google ? [['google', oidcProvider(clients.google)] as const] : []),
    ...(clients.facebook ? [['facebook', oauthProvider(clients.facebook)] as const] : []),
    ...(clients.line ? [['line', oidcProvider(clients.line)] as const] : []),
  ]);
}
