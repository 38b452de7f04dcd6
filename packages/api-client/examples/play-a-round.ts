import { connect } from '@mekong/api-client/node';
import { getBets } from '@mekong/api-client/sdk/getBets';
import { getGameList } from '@mekong/api-client/sdk/getGameList';
import { launchGame } from '@mekong/api-client/sdk/launchGame';

const { client, logIn } = connect(process.argv[2] ?? 'http://localhost:8080');
await logIn('sokha', 'Mekong#2026');
const { content: games } = await getGameList({ client, query: { vendor: 'HOUSE', q: 'Lotus Fortune' } });
const wanted = { launchMode: 'GLS', platform: 'html5-desktop', clientType: 3, vassalage: 'HOUSE' } as const;
const { game_url = '' } = await launchGame({ client, body: { ...wanted, nodeId: games[0]?.nodeId ?? 0 } });

// from here on as the game's own page does, at the vendor's address
const play = async (path: string, input: object, more = {}) => {
  const headers = { 'Content-Type': 'application/json', ...more };
  const init = { method: 'POST', headers, body: JSON.stringify(input) };
  return (await (await fetch(new URL(`/house/v1/${path}`, game_url), init)).json()).value;
};
const { token, stakes } = await play('session', { launchCode: new URL(game_url).searchParams.get('code') });
await play('spin', { stake: stakes[0] }, { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() });

console.log(JSON.stringify((await getBets({ client, query: { vendor: 'HOUSE' } })).content[0]));
