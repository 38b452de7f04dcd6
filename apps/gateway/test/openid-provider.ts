import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider } from 'oidc-provider';

/** Client numbers and secrets of the provider; no real service knows them. */
export const CLIENTS = {
  google: { id: 'mekong-google', secret: 'test-only-google-secret-0123456789ab' },
  line: { id: 'mekong-line', secret: 'test-only-line-secret-0123456789abcd' },
  facebook: { id: 'mekong-facebook', secret: 'test-only-facebook-secret-01234567' },
} as const;

export interface OpenIdProviderOptions {
  /** TCP port; 0 picks a free one. */
  port?: number;
  /** Origin of the site whose callbacks are admitted. */
  siteOrigin: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** Private key that ID tokens are signed with. */
  key: JWK;
  /** Changes each ID token on its way out; for tests of what must be refused. */
  tamper: ((idToken: string) => Promise<string>) | undefined;
  /** Environment of a gateway that uses this provider for all three names. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/**
 * A real OpenID provider on this machine: whoever types a name is that account. It stands for Google (RS256), LINE (HS256)
 * and Facebook (OAuth 2 and an address that tells the user).
 */
export async function startOpenIdProvider({ port = 0, siteOrigin }: OpenIdProviderOptions): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  let answer: ReturnType<Provider['callback']> | undefined;
  const server: Server = createServer((request, response) => void answer?.(request, response));
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const client = (name: keyof typeof CLIENTS, alg: 'RS256' | 'HS256') => ({
    client_id: CLIENTS[name].id,
    client_secret: CLIENTS[name].secret,
    redirect_uris: [`${siteOrigin}/wps/session/social/${name}/callback`],
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    token_endpoint_auth_method: 'client_secret_post' as const,
    id_token_signed_response_alg: alg,
  });
  const provider = new Provider(issuer, {
    clients: [client('google', 'RS256'), client('line', 'HS256'), client('facebook', 'RS256')],
    jwks: { keys: [key] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    scopes: ['openid', 'public_profile'],
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, name: `${id} at the provider` }) }),
    // Nobody is asked for consent: what these clients want to know is a name.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        ...(ctx.oidc.client ? { clientId: ctx.oidc.client.clientId } : {}),
        ...(ctx.oidc.session?.accountId ? { accountId: ctx.oidc.session.accountId } : {}),
      });
      grant.addOIDCScope('openid profile public_profile');
      await grant.save();
      return grant;
    },
  });
  const running: OpenIdProvider = {
    issuer,
    key,
    tamper: undefined,
    environment: {
      SOCIAL_GOOGLE_CLIENT_ID: CLIENTS.google.id,
      SOCIAL_GOOGLE_CLIENT_SECRET: CLIENTS.google.secret,
      SOCIAL_GOOGLE_ISSUER: issuer,
      SOCIAL_LINE_CLIENT_ID: CLIENTS.line.id,
      SOCIAL_LINE_CLIENT_SECRET: CLIENTS.line.secret,
      SOCIAL_LINE_ISSUER: issuer,
      SOCIAL_FACEBOOK_CLIENT_ID: CLIENTS.facebook.id,
      SOCIAL_FACEBOOK_CLIENT_SECRET: CLIENTS.facebook.secret,
      SOCIAL_FACEBOOK_AUTHORIZATION_URL: `${issuer}/auth`,
      SOCIAL_FACEBOOK_TOKEN_URL: `${issuer}/token`,
      SOCIAL_FACEBOOK_USER_URL: `${issuer}/graph/me`,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
  provider.use(async (ctx, next) => {
    if (ctx.path === '/graph/me') {
      const token = await provider.AccessToken.find(String(ctx.get('authorization')).replace(/^Bearer /, ''));
      ctx.status = token ? 200 : 401;
      ctx.body = token ? { id: token.accountId, name: `${token.accountId} at the provider` } : {};
      return;
    }
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path === '/token' && body?.id_token && running.tamper) body.id_token = await running.tamper(body.id_token);
  });
  answer = provider.callback();
  return running;
}
