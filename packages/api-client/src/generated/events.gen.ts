// Contract 2.1.0, sha256 d02a6c107f4a527e. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

/** Names of the events of the stream, as `event:` carries them. */
export const LIVE_EVENTS = ['balance', 'announcement', 'session-ended', 'favourite', 'recent', 'listing'] as const;
