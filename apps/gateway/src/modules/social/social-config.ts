import { z } from 'zod';

/** A client of ours at a provider that speaks OpenID Connect. */
export interface OidcClient {
  kind: 'oidc';
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Algorithm of its ID tokens, where it is not the one that discovery says. */
  idTokenAlg?: string | undefined;
}

/** A client of ours at a provider that has OAuth 2 alone: who somebody is, an address of its own tells. */
export interface OAuthClient {
  kind: 'oauth';
  authorizationUrl: URL;
  tokenUrl: URL;
  userUrl: URL;
  clientId: string;
  clientSecret: string;
}

export interface SocialClients {
  google?: OidcClient;
  line?: OidcClient;
  facebook?: OAuthClient;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1';

/** https, or http on this machine: secrets and codes travel there. */
const address = z
  .url()
  .transform((text) => new URL(text))
  .refine((url) => url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)), {
    message: 'must be an https address',
  });
const text = z.string().min(1).optional();

/** Environment of social sign-in. Addresses are those of the real providers unless told otherwise. */
export const socialEnvironment = {
  SOCIAL_GOOGLE_CLIENT_ID: text,
  SOCIAL_GOOGLE_CLIENT_SECRET: text,
  SOCIAL_GOOGLE_ISSUER: address.default(new URL('https://accounts.google.com')),
  SOCIAL_LINE_CLIENT_ID: text,
  SOCIAL_LINE_CLIENT_SECRET: text,
  SOCIAL_LINE_ISSUER: address.default(new URL('https://access.line.me')),
  /** LINE signs the ID tokens of web sites with the client's secret. */
  SOCIAL_LINE_ID_TOKEN_ALG: z.enum(['HS256', 'ES256', 'RS256']).default('HS256'),
  SOCIAL_FACEBOOK_CLIENT_ID: text,
  SOCIAL_FACEBOOK_CLIENT_SECRET: text,
  SOCIAL_FACEBOOK_AUTHORIZATION_URL: address.default(new URL('https://www.facebook.com/v23.0/dialog/oauth')),
  SOCIAL_FACEBOOK_TOKEN_URL: address.default(new URL('https://graph.facebook.com/v23.0/oauth/access_token')),
  SOCIAL_FACEBOOK_USER_URL: address.default(new URL('https://graph.facebook.com/v23.0/me?fields=id,name')),
} as const;

type SocialEnvironment = z.output<z.ZodObject<typeof socialEnvironment>>;

/**
 * Clients that are configured: number and secret, both.
 *
 * @param refuse told in one sentence what to change when one of the two is missing
 */
export function socialClients(e: SocialEnvironment, refuse: (problem: string) => never): SocialClients {
  const pair = (name: string, clientId: string | undefined, clientSecret: string | undefined) => {
    if (!clientId && !clientSecret) return undefined;
    if (clientId && clientSecret) return { clientId, clientSecret };
    return refuse(`SOCIAL_${name}_CLIENT_ID and SOCIAL_${name}_CLIENT_SECRET belong together: set both or neither.`);
  };
  const google = pair('GOOGLE', e.SOCIAL_GOOGLE_CLIENT_ID, e.SOCIAL_GOOGLE_CLIENT_SECRET);
  const line = pair('LINE', e.SOCIAL_LINE_CLIENT_ID, e.SOCIAL_LINE_CLIENT_SECRET);
  const facebook = pair('FACEBOOK', e.SOCIAL_FACEBOOK_CLIENT_ID, e.SOCIAL_FACEBOOK_CLIENT_SECRET);
  return {
    ...(google ? { google: { kind: 'oidc', issuer: e.SOCIAL_GOOGLE_ISSUER, ...google } } : {}),
    ...(line
      ? { line: { kind: 'oidc', issuer: e.SOCIAL_LINE_ISSUER, idTokenAlg: e.SOCIAL_LINE_ID_TOKEN_ALG, ...line } }
      : {}),
    ...(facebook
      ? {
          facebook: {
            kind: 'oauth',
            authorizationUrl: e.SOCIAL_FACEBOOK_AUTHORIZATION_URL,
            tokenUrl: e.SOCIAL_FACEBOOK_TOKEN_URL,
            userUrl: e.SOCIAL_FACEBOOK_USER_URL,
            ...facebook,
          },
        }
      : {}),
  };
}
