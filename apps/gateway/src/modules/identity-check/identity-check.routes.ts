import type { SomeHandlers } from '../../contract/handlers.ts';
import type { IdentityChecks } from './identity-check.service.ts';

type Operation = 'getIdentityCheck' | 'saveIdentityCheck' | 'sendIdentityCheck' | 'changeIdentityCheck';

export const identityCheckRoutes = (checks: IdentityChecks): SomeHandlers<Operation> => ({
  getIdentityCheck: ({ actor }) => checks.show(actor),
  saveIdentityCheck: ({ actor, body }) => checks.save(actor, body.step, body.values),
  sendIdentityCheck: ({ actor, ip }) => checks.send(actor, ip),
  changeIdentityCheck: ({ actor, body, ip }) => checks.open(actor, body.fields, ip),
});
