// Contract 2.1.0, sha256 6fa1cb65561d2849. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

/** Names of the events of the stream, as `event:` carries them. */
export const LIVE_EVENTS = ['balance', 'announcement', 'session-ended', 'favourite', 'recent', 'listing'] as const;
