/** A player, seeds and rounds for the stories of the kit. */
import type { Commitment, Round, Session } from '../model.ts';

/** 32 bytes of 01 with their SHA-256, and the hash of another seed. */
const serverSeed = '01'.repeat(32);
const serverSeedHash = '72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793';
const otherHash = '75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a';

export const commitment: Commitment = { serverSeedHash: otherHash, clientSeed: 'mekong-2026', nonce: 4 };

export const session: Session<Round> = {
  currency: 'KHR',
  decimals: 2,
  trial: false,
  balance: '250000.0000',
  stakes: ['500.0000', '1000.0000', '2500.0000', '5000.0000', '10000.0000'],
  maxStake: null,
  commitment,
  interrupted: null,
};

/** A round that is over, unless something else is said of it. */
export const roundOf = (change: Partial<Round> = {}): Round => ({
  number: '20261123-88213',
  state: 'DONE',
  startedAt: '2026-11-23T09:00:00.000Z',
  currency: 'KHR',
  stake: '500.0000',
  payout: '1250.0000',
  jackpots: [],
  balance: '250750.0000',
  clientSeed: 'mekong-2026',
  nonce: 3,
  step: 0,
  serverSeedHash,
  serverSeed,
  ...change,
});

/** One round for each thing that a check can find. */
export const checkedRounds: readonly Round[] = [
  roundOf({ number: '20261123-88216', serverSeedHash: otherHash, serverSeed: null, nonce: 0 }),
  roundOf({ number: '20261123-88215', state: 'VOID', payout: null, nonce: null }),
  roundOf({ number: '20261123-88214', payout: '0.0000', serverSeedHash: otherHash }),
  roundOf(),
];
