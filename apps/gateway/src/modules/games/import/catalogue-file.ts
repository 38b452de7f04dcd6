import { zGameFeature, zGamePaysKind, zLanguageCode } from '@mekong/api-client/contract/validators';
import { z } from 'zod';
import { cleanTexts, HygieneError } from '../../../kernel/http/text-hygiene.ts';

/** The file cannot be taken; the message says where and why, for the operator. */
export class CatalogueProblem extends Error {
  override name = 'CatalogueProblem';
}

const category = z.enum(['LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP']);
const classify = z.enum(['BINGO', 'BOARD', 'COCKFIGHT']);
const status = z.enum(['active', 'maintenance', 'planned', 'off']);
/** What a vendor signs its calls with: the gate of vendor calls takes no other. */
const code = z.string().regex(/^[A-Z0-9_]{2,20}$/, 'a code of 2 to 20 capital letters, digits and underscores');
const text = z.string().trim().min(1).max(120);
const names = z
  .record(z.string(), text)
  .superRefine((given, context) => {
    for (const language of Object.keys(given))
      if (!zLanguageCode.safeParse(language).success)
        context.addIssue({ code: 'custom', path: [language], message: 'no language has this code' });
  })
  .refine((given): given is { EN: string } & Record<string, string> => 'EN' in given, 'the English name is missing');
const place = z.int().min(1).max(1_000_000);

const vendor = z.strictObject({
  code,
  names,
  category,
  classify: classify.optional(),
  accountTypeId: z.int().min(1).max(2_147_483_647),
  place,
  hot: z.boolean().default(false),
  singleWallet: z.boolean().default(true),
  status: status.optional(),
});

const pays = z.strictObject({ kind: zGamePaysKind, count: z.int().min(1).max(1_000_000).optional() });

const game = z.strictObject({
  vendor: code,
  nodeId: z.int().min(1).max(2_147_483_647),
  gameId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _'),
  names,
  category,
  classify: classify.optional(),
  place,
  hot: z.boolean().default(false),
  new: z.boolean().default(false),
  rtp: z.number().min(0).max(100).optional(),
  volatility: z.enum(['low', 'medium', 'high', 'very-high']).default('medium'),
  features: z.array(zGameFeature).default([]),
  pays: pays.optional(),
  maxWin: z.number().positive().max(1_000_000_000).optional(),
  minBet: z.string().regex(/^\d{1,12}\.\d{4}$/, 'an amount with four places such as 500.0000'),
  motif: z.string().max(40).optional(),
  coat: z.string().max(40).optional(),
  image: z
    .string()
    .regex(/^\/[A-Za-z0-9/_.-]{1,120}$/, 'a path on the image host such as /games/lotus.webp')
    .optional(),
  status: status.optional(),
});

const file = z.strictObject({
  vendors: z.array(vendor).default([]),
  games: z.array(game).default([]),
});

export type CatalogueVendor = z.output<typeof vendor>;
export type CatalogueGame = z.output<typeof game>;
export type Catalogue = z.output<typeof file>;

/**
 * Reads a catalogue file (docs/guides/catalogue.md).
 *
 * @throws CatalogueProblem with the place in the file
 */
export function parseCatalogue(content: string): Catalogue {
  let json: unknown;
  try {
    json = cleanTexts(JSON.parse(content));
  } catch (error) {
    if (error instanceof HygieneError) throw new CatalogueProblem(`${error.path}: it holds a control character`);
    throw new CatalogueProblem(`The file is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  const parsed = file.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CatalogueProblem(`${issue?.path.join('.') || 'The file'}: ${issue?.message}`);
  }
  const { vendors, games } = parsed.data;
  refuseTwice(
    'vendors',
    'code',
    vendors.map((entry) => entry.code),
  );
  refuseTwice(
    'games',
    'nodeId',
    games.map((entry) => String(entry.nodeId)),
  );
  refuseTwice(
    'games',
    'gameId of a vendor',
    games.map((entry) => `${entry.vendor} ${entry.gameId}`),
  );
  return parsed.data;
}

function refuseTwice(list: string, what: string, keys: readonly string[]): void {
  const seen = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    const first = seen.get(key);
    if (first !== undefined)
      throw new CatalogueProblem(`${list}.${index}: the ${what} ${key} is that of ${list}.${first} already`);
    seen.set(key, index);
  }
}
