import { isAllowedGameUrl } from '@mekong/api-client/hosts';
import type { GameCard, LaunchRequest, LaunchResult, RoomLaunchRequest } from '@mekong/api-client/types';
import type { LanguageCode } from '@mekong/i18n/registry';

/** Who asks to play, as the launch call names it. */
export interface Player {
  readonly username: string | undefined;
  readonly merchantCode: string;
  readonly language: LanguageCode;
}

/**
 * The launch call with the constants of the specification. The token of the site is not in it: it
 * travels in its header, and the vendor gets a code of its own.
 */
export const launchRequest = (
  { gameId, nodeId, vassalage }: GameCard,
  { username, merchantCode, language }: Player,
): LaunchRequest => ({
  gameId,
  nodeId,
  accountType: 1,
  confirmTrans: 0,
  vassalage,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username,
  merchantCode,
  language,
});

/** A room to sit down in, or to look on. */
export interface Seat {
  readonly roomId: string;
  readonly isWatching: boolean;
}

/** The call that takes a seat; who only looks on takes none. */
export const roomRequest = (
  { roomId, isWatching }: Seat,
  { merchantCode, language }: Pick<Player, 'merchantCode' | 'language'>,
): RoomLaunchRequest => ({ roomId, ...(isWatching && { watch: true }), merchantCode, language });

/**
 * The address on another host of the same game. A host is taken only when it is one of the game's own and the
 * frame may open it.
 */
export function onHost(address: string, host: string | undefined, hosts: readonly string[] | undefined): string {
  const url = new URL(address);
  if (host === undefined || !hosts?.includes(host) || !hosts.includes(url.origin)) return address;
  return host + address.slice(url.origin.length);
}

/**
 * The address that the frame opens: `game_url`, else `game_url2`, else that of the content. An
 * address is taken only when its origin is, to the letter, one of the hosts that the permission call names.
 *
 * @returns undefined when no address may be opened
 */
export function frameAddress(
  { game_url, game_url2, content }: Pick<LaunchResult, 'game_url' | 'game_url2' | 'content'>,
  hosts: readonly string[],
): string | undefined {
  return [game_url, game_url2, content?.game_url].find(
    (address) => address !== undefined && isAllowedGameUrl(address, hosts),
  );
}
