import type { ModuleContext } from '../../../contract/module.ts';
import type { OwnerNotices } from '../owner-notices.port.ts';
import type { StepUp } from '../security/step-up.ts';
import { paymentPasswordRoutes } from './payment-password.routes.ts';
import { createPaymentPassword } from './payment-password.service.ts';

/** The password that payments out of an account ask for. */
export function createPaymentPasswordModule(
  { db }: ModuleContext,
  { stepUp, notices }: { stepUp: StepUp; notices: OwnerNotices },
) {
  const paymentPassword = createPaymentPassword({ db, stepUp, notices });
  return { handlers: paymentPasswordRoutes(paymentPassword), paymentPassword };
}
