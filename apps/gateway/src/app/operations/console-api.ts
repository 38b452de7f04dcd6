import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { adminOperations } from '../../contract/admin/document.ts';
import { OPEN_CONSOLE } from '../../contract/admin/operator.ts';
import { type AdminPorts, registerAdmin } from '../../contract/admin/routes.ts';
import { registerErrorPolicy } from '../../contract/error-policy.ts';
import { methodsAt } from '../../contract/routes.ts';
import { Fault } from '../../kernel/fault.ts';
import { isOwnWrite } from './guard.ts';

/**
 * The API of the operators' console. It is read by scripts of this server's own pages: a write that comes from elsewhere is
 * refused, whatever cookie it brings.
 *
 * @param isOpen asks nobody for a password: everybody on this machine is the operator `local`
 */
export async function registerConsoleApi(app: FastifyInstance, ports: AdminPorts, isOpen: boolean): Promise<void> {
  await app.register(cookie);
  registerErrorPolicy(app, (path) => methodsAt(adminOperations, path));
  app.addHook('onRequest', async (request) => {
    if (!isOwnWrite(request)) throw new Fault('DOMAIN_INVALID');
  });
  registerAdmin(app, isOpen ? { ...ports, resolveOperator: async () => OPEN_CONSOLE } : ports);
  // a call that nobody answers is a failed call, never a page of the console
  app.get('/*', (_request, reply) => reply.callNotFound());
}
