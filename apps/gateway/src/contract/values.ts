/** Values that are stored by more than one module and named by the contract. */

export type GameCategoryCode = 'LIVE' | 'RNG' | 'CONS' | 'SPORTS' | 'LOTT' | 'FISH' | 'ELOTT' | 'PVP';

/** `maintenance`: listed but not to be launched. `off`: not listed. */
export type ListingStatus = 'active' | 'maintenance' | 'planned' | 'off';

/** A text per product language code; `EN` is always there. */
export type LocalizedText = { EN: string } & Partial<Record<string, string>>;

/** 0 member, 1 agent, 2 general agent, 4 trial, 41 affiliate agent, 42 affiliate general agent. */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;

/** Type of an account that an agent brings in: below agents of affiliates stand agents of affiliates, below others agents. */
export const typeBelow = ({ type }: { type: AccountType }, kind: 'MEMBER' | 'AGENT'): AccountType =>
  kind === 'MEMBER' ? 0 : type === 41 || type === 42 ? 41 : 1;

export type SocialProviderName = 'google' | 'facebook' | 'line';
