import { type ArcadeOptions, createArcade } from '@mekong/arcade/server';
import { slotVendors } from '@mekong/catalogue/vendors';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../kernel/db/open.ts';
import { createFieldCipher } from '../kernel/field-cipher.ts';
import { ensureVendorSecrets } from '../modules/seamless/credentials.ts';
import type { Config } from './config.ts';

export interface BesideOptions {
  readonly config: Config;
  readonly db: Db;
  /** Encrypts the secrets of vendors in the database. */
  readonly secretKey: Uint8Array;
  /** Where the site and its API are reached from this machine. */
  readonly siteUrl: string;
  /** Folder of the built games. */
  readonly arcadeRoot: string;
}

/**
 * Makes the arcade ready to listen beside the gateway. It is an outside vendor all the same: it gets an address and a secret
 * for each of its vendors as any other does, and a schema of its own. The embedded database has one connection, so that is lent; on a server the
 * arcade opens its own.
 */
export async function createArcadeBeside(options: BesideOptions): Promise<FastifyInstance> {
  const { config, db, secretKey, siteUrl, arcadeRoot } = options;
  const database: ArcadeOptions['database'] =
    db.engine === 'postgres' ? { kind: 'server', url: db.url } : { kind: 'lent', kysely: db.kysely };
  return createArcade({
    database,
    walletUrl: config.walletUrl ?? siteUrl,
    secrets: await ensureVendorSecrets(db.kysely, createFieldCipher(secretKey), slotVendors),
    siteOrigin: config.publicOrigin,
    vendorOrigin: config.vendorOrigin,
    trustProxy: config.trustProxy,
    arcadeRoot,
    rateLimitScale: config.rateLimitScale,
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
  });
}
