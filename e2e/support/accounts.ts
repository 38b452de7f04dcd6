/** What somebody logs in with. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

/** Accounts that are there from the start. Journeys that change an account make one of their own: `newMember` of people.ts. */
export const accounts = {
  // of the demo, as the README names them
  member: { username: 'sokha', password: 'Mekong#2026' },
  trial: { username: 'trial', password: 'Mekong#2026' },
  agent: { username: 'dara', password: 'Mekong#2026' },
  /** Whose first rounds of the house slot are wins: for the one journey that is about a win. */
  winner: { username: 'channary', password: 'Lotus#2026' },
} as const satisfies Record<string, Account>;
