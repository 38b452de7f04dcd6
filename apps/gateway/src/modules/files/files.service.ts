import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FileLink, UploadedFile } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { createWorkQueue } from '../../kernel/work-queue.ts';
import { remakePicture } from '../pictures/remake-picture.port.ts';
import { openFile, sealFile } from './file-cipher.ts';
import {
  countUploads,
  deleteFiles,
  type FileFacts,
  findPicture,
  insertFile,
  keepFiles,
  readFile,
  takeFiles,
} from './files.repository.ts';
import type { FilePurpose, StoredPurpose } from './files.tables.ts';

const LIMITS = { mostPixels: 40_000_000, leastSide: 64, mostSide: 10_000 };
/** Pixels of the longer side of what is kept: small print stays readable. */
const KEPT_SIDE = 2_560;
/** The engine gives up on a picture that takes longer. */
const MOST_SECONDS = 5;
/** Pictures decoded at once, and those that may wait for it. */
const [AT_ONCE, WAITING] = [2, 8];
const UPLOADS_PER_DAY = 40;
const HOUR_S = 3_600;
const LINK_MS = 60_000;

export interface FilePorts {
  db: Executor;
  cipher: FieldCipher;
  now: () => Date;
}

/** A file as it is sent to a browser. */
export interface Shown {
  /** A ZIP; else a JPEG. */
  isArchive: boolean;
  bytes: Buffer;
}

/** Pictures that members upload as evidence: made anew, encrypted, and shown by addresses that end after a minute. */
export function createFiles({ db, cipher, now }: FilePorts) {
  const queue = createWorkQueue(AT_ONCE, WAITING);
  const contextOf = (name: string, memberId: string, purpose: StoredPurpose) => `${name}:${memberId}:${purpose}`;
  const markOf = (name: string, reader: string, until: number): string =>
    cipher.lookup('file link', `${name}:${until}:${reader}`);

  const addressOf = (name: string, reader: string): Pick<FileLink, 'url' | 'expiresAt'> => {
    const until = Math.floor((now().getTime() + LINK_MS) / 1_000);
    return {
      url: `/files/${name}?until=${until}&mark=${markOf(name, reader, until)}`,
      expiresAt: new Date(until * 1_000).toISOString(),
    };
  };
  const linkOf = ({ name, width, height }: FileFacts, reader: string): FileLink => ({
    ...{ id: name, width, height },
    ...addressOf(name, reader),
  });

  return {
    /**
     * Keeps a picture of a member for a day, until it is used.
     *
     * @param data the file in base64
     * @throws Fault UPLOAD_TYPE, UPLOAD_TOO_LARGE, VALIDATION_FAILED, RATE_LIMITED, SERVICE_BUSY
     */
    async upload({ memberId }: SignedIn, purpose: FilePurpose, data: string): Promise<UploadedFile> {
      const made = await queue.run(() =>
        remakePicture(data, LIMITS, (picture) =>
          picture
            .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
            .flatten({ background: '#ffffff' })
            .toColourspace('srgb')
            .jpeg({ quality: 82 })
            .timeout({ seconds: MOST_SECONDS }),
        ),
      );
      const name = randomBytes(16).toString('base64url');
      const { width, height, bytes } = made;
      await inTransaction(db, async (trx) => {
        if ((await countUploads(trx, memberId)) >= UPLOADS_PER_DAY)
          throw new Fault('RATE_LIMITED', { params: { retryAfter: HOUR_S } });
        const sha256 = createHash('sha256').update(bytes).digest();
        const sealed = sealFile(cipher, bytes, contextOf(name, memberId, purpose));
        await insertFile(trx, { ...{ name, memberId, purpose, width, height, sha256 }, ...sealed });
      });
      return { id: name, width, height };
    },

    /** Where a member sees an own picture. @throws Fault NOT_FOUND, also for one of somebody else */
    async ownLink({ memberId }: SignedIn, name: string, reader: string): Promise<FileLink> {
      const file = await findPicture(db, name);
      if (file?.memberId !== memberId) throw new Fault('NOT_FOUND');
      return linkOf(file, reader);
    },

    /** Where somebody sees a picture who may, which the caller has checked. @throws Fault NOT_FOUND */
    async link(name: string, reader: string): Promise<FileLink> {
      const file = await findPicture(db, name);
      if (!file) throw new Fault('NOT_FOUND');
      return linkOf(file, reader);
    },

    /** Where somebody fetches an archive who may, which the caller has checked. */
    archiveLink: (name: string, reader: string): Pick<FileLink, 'url' | 'expiresAt'> => addressOf(name, reader),

    /** Keeps an archive of a member until a moment. @returns its name */
    async keepArchive(trx: Trx, memberId: string, archive: Uint8Array, until: Date): Promise<string> {
      const name = randomBytes(16).toString('base64url');
      const sha256 = createHash('sha256').update(archive).digest();
      const sealed = sealFile(cipher, archive, contextOf(name, memberId, 'EXPORT'));
      await insertFile(
        trx,
        { ...{ name, memberId, purpose: 'EXPORT', width: null, height: null, sha256 }, ...sealed },
        until,
      );
      return name;
    },

    /** The bytes of a picture, for its owner's copy; `undefined` when its time is over. */
    async read(name: string): Promise<Buffer | undefined> {
      const file = await readFile(db, name);
      return file && openFile(cipher, file, contextOf(name, file.memberId, file.purpose));
    },

    /**
     * The picture or archive behind an address.
     *
     * @param reader who asks, as `readerOf` says
     * @throws Fault SIGNATURE_INVALID when the address has ended or was made for another browser, NOT_FOUND
     */
    async show(name: string, { until, mark }: { until: number; mark: string }, reader: string): Promise<Shown> {
      const [given, right] = [Buffer.from(mark), Buffer.from(markOf(name, reader, until))];
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      if (!isRight || until * 1_000 <= now().getTime()) throw new Fault('SIGNATURE_INVALID', { status: 403 });
      const file = await readFile(db, name);
      if (!file) throw new Fault('NOT_FOUND');
      return {
        isArchive: file.purpose === 'EXPORT',
        bytes: openFile(cipher, file, contextOf(name, file.memberId, file.purpose)),
      };
    },

    /**
     * Takes unused pictures of a member into use.
     *
     * @throws Fault VALIDATION_FAILED with the field `fileIds` when one of them is not there, is used or is somebody else's
     */
    async use(trx: Trx, memberId: string, purpose: FilePurpose, names: readonly string[]): Promise<void> {
      const isEachOnce = new Set(names).size === names.length;
      if (!isEachOnce || (await takeFiles(trx, { memberId, purpose, names })) < names.length)
        throw invalid('fileIds', 'unknown');
    },

    /** Says when pictures in use are deleted. */
    keep: keepFiles,

    /** Deletes pictures with the keys that open them. */
    remove: deleteFiles,
  };
}

export type Files = ReturnType<typeof createFiles>;
