import type { SomeHandlers } from '../../../contract/handlers.ts';
import type { PaymentPassword } from './payment-password.service.ts';

export const paymentPasswordRoutes = (
  password: PaymentPassword,
): SomeHandlers<'getPaymentPassword' | 'setPaymentPassword' | 'provePaymentPassword'> => ({
  getPaymentPassword: ({ actor }) => password.state(actor),
  setPaymentPassword: ({ actor, body, ip }) => password.set(actor, body.paymentPassword, ip),
  provePaymentPassword: ({ actor, body, ip }) => password.prove(actor, body.paymentPassword, ip),
});
