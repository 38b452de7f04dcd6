import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@mekong/api-client/contract/types';
import { siteOrigin } from './gateway.ts';

/** What a browser or a thief says in place of the truth. */
export interface Lies {
  /** Origin of the page; default the site's own. */
  origin?: string;
  /** Host name that is hashed into the data; default what the options say. */
  rpId?: string;
  challenge?: string;
  /** `webauthn.create` or `webauthn.get`, when it is to be the wrong one. */
  type?: string;
  crossOrigin?: boolean;
  /** The owner was not asked for finger, face or PIN. */
  unverified?: boolean;
  /** The device was not even touched. */
  absent?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  /** Signs with a key that is not the credential's. */
  foreignKey?: boolean;
}

interface Credential {
  id: string;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  counter: number;
}

/** An authenticator in software, ES256: what a phone does, and what a thief would like it to do. */
export interface SoftAuthenticator {
  create(options: PasskeyCreationOptions, lies?: Lies): PasskeyAttestation;
  /** Answers with a credential that is allowed, else with the newest one of the host. */
  get(options: PasskeyRequestOptions, lies?: Lies): PasskeyAssertion;
  readonly credentials: readonly Credential[];
}

export interface AuthenticatorOptions {
  /** Synced ones count nothing and say that they are kept elsewhere too. @default false */
  synced?: boolean;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** CBOR of what an authenticator says: small whole numbers, texts, bytes, maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Parameters<typeof cbor>[0])]),
  ]);
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

export function softAuthenticator({ synced = false }: AuthenticatorOptions = {}): SoftAuthenticator {
  const credentials: Credential[] = [];

  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? siteOrigin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );

  const authData = (rpId: string, counter: number, lies: Lies, attested?: Buffer): Buffer => {
    const flags =
      (lies.absent ? 0 : 0x01) |
      (lies.unverified || lies.absent ? 0 : 0x04) |
      (synced ? 0x18 : 0) |
      (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count, ...(attested ? [attested] : [])]);
  };

  return {
    credentials,
    create(options, lies = {}) {
      const { privateKey, publicKey } = newKeys();
      const rawId = randomBytes(16);
      const credential: Credential = {
        id: base64url(rawId),
        rpId: options.rp.id,
        userHandle: options.user.id,
        privateKey,
        counter: 0,
      };
      credentials.push(credential);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(options.rp.id, 0, lies, attested)],
      ]);
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get(options, lies = {}) {
      const allowed = options.allowCredentials?.map(({ id }) => id);
      const credential = credentials.findLast(
        ({ id, rpId }) => rpId === options.rpId && (allowed === undefined || allowed.includes(id)),
      );
      if (!credential) throw new Error('The authenticator has no passkey for this.');
      if (!synced) credential.counter += 1;
      const data = authData(options.rpId, credential.counter, lies);
      const client = clientData('webauthn.get', options.challenge, lies);
      const key = lies.foreignKey ? newKeys().privateKey : credential.privateKey;
      const userHandle = 'userHandle' in lies ? lies.userHandle : credential.userHandle;
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), { key, dsaEncoding: 'der' })),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
  };
}
