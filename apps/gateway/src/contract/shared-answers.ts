import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Operation } from '@mekong/api-client/contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer is about 20 KiB in three encodings; the list of games has the most of them. */
const MOST_ANSWERS = 300;
/** Compressed once for many readers, so it may take a little longer than an answer that is sent once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;

/** A whole answer as it is sent. */
interface StoredAnswer {
  etag: string;
  body: Buffer;
  compressed: Partial<Record<keyof typeof compressors, Promise<Buffer>>>;
}

interface Entry {
  /** The settings it was made under. */
  stamp: object;
  until: number;
  answer: Promise<StoredAnswer>;
}

export interface SharedAnswersOptions {
  /** How long an answer is sent again without asking the database; 0 keeps nothing. */
  seconds: number;
  /** Changes its identity with every change of the settings, which ends every answer. */
  stamp: () => Promise<object>;
  /** Milliseconds. @default Date.now */
  now?: () => number;
}

/** Answers that are the same for every visitor, made once and sent many times. */
export interface SharedAnswers {
  /** Whether the answer of this operation to this caller is everybody's. */
  has(operation: Pick<Operation, 'shared'>, role: string | undefined): boolean;
  /** Sends the answer of that key; made anew when it is too old. Whoever waits for the same one waits together. */
  send(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<string>): Promise<FastifyReply>;
  /** What everybody reads has changed: nothing that was made before is sent any more. */
  clear(): void;
}

/**
 * Keeps shared answers in this process. Another process is at most `seconds` behind a change of the database that nobody
 * announces; settings and announcements end answers at once, in every process.
 */
export function createSharedAnswers({ seconds, stamp, now = Date.now }: SharedAnswersOptions): SharedAnswers {
  const entries = new Map<string, Entry>();

  const find = async (key: string, make: () => Promise<string>): Promise<StoredAnswer> => {
    const current = await stamp();
    const known = entries.get(key);
    entries.delete(key);
    const isGood = known && known.stamp === current && known.until > now();
    const entry = isGood ? known : { stamp: current, until: now() + seconds * 1_000, answer: make().then(stored) };
    // Set anew at each use, so the first of the map is the one that was not asked for the longest.
    entries.set(key, entry);
    if (entries.size > MOST_ANSWERS) entries.delete(entries.keys().next().value ?? '');
    // A failure is told to those who wait for it, and to nobody after them.
    entry.answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.answer;
  };

  return {
    has: ({ shared }, role) => shared && seconds > 0 && role === 'visitor',
    async send(request, reply, key, make) {
      const answer = await find(key, make);
      reply.headers({
        // Kept by the reader's own browser and asked about each time: gates and log-in hold from one call to the next.
        'cache-control': 'private, no-cache',
        etag: answer.etag,
        vary: 'Accept-Encoding, Accept-Language, Authorization, Cookie, Language',
      });
      if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
      reply.type('application/json; charset=utf-8');
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (!encoding) return reply.send(answer.body);
      answer.compressed[encoding] ??= compressors[encoding](answer.body);
      return reply.header('content-encoding', encoding).send(await answer.compressed[encoding]);
    },
    clear: () => entries.clear(),
  };
}

function stored(text: string): StoredAnswer {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  // Weak: the encodings differ in their bytes.
  return { etag: `W/"${digest}"`, body: Buffer.from(text), compressed: {} };
}

const isKnown = (header = '', etag: string): boolean => header.split(',').some((one) => one.trim() === etag);

/** The best encoding that the reader takes; none is named with a weight of nothing by browsers, but it may be. */
function encodingFor(header: string | string[] | undefined): keyof typeof compressors | undefined {
  const taken = String(header ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : undefined;
}
