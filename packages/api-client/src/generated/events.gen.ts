// Contract 2.4.0, sha256 e65011e0cf3eb824. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

/** Names of the events of the stream, as `event:` carries them. */
export const LIVE_EVENTS = ['balance', 'vendor-wallet', 'announcement', 'session-ended', 'favourite', 'recent', 'listing', 'deposit', 'withdrawal', 'inbox'] as const;
