/**
 * Starts the OpenID provider of the tests for a browser journey or a demo:
 *
 *     node apps/gateway/test/processes/openid-provider.ts <port> <origin of the site>
 *
 * and prints the environment of a gateway that uses it, one NAME=value a line. Whoever types a name is that account.
 */
import { startOpenIdProvider } from '../openid-provider.ts';

const [, , port = '8250', siteOrigin = 'http://localhost:8080'] = process.argv;
const provider = await startOpenIdProvider({ port: Number(port), siteOrigin });
for (const [name, value] of Object.entries(provider.environment)) process.stdout.write(`${name}=${value}\n`);
process.once('SIGTERM', () => void provider.close());
process.once('SIGINT', () => void provider.close());
