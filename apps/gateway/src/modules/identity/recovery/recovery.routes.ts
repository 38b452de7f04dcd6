import type { SomeHandlers } from '../../../contract/handlers.ts';
import { knownDevice } from '../../../kernel/http/device-cookie.ts';
import { originOf } from '../../../kernel/http/origin.ts';
import { handOver } from '../hand-over.port.ts';
import { sessionCookies } from '../session-cookie.port.ts';
import type { ChangePassword } from './change-password.ts';
import type { MailRecovery } from './mail-recovery.ts';
import type { PhoneRecovery } from './phone-recovery.ts';

export interface RecoveryServices {
  changePassword: ChangePassword;
  byPhone: PhoneRecovery;
  byMail: MailRecovery;
}

export const recoveryRoutes = ({
  changePassword,
  byPhone,
  byMail,
}: RecoveryServices): SomeHandlers<
  'changePassword' | 'resetPasswordByPhone' | 'requestPasswordMail' | 'resetPasswordByLink'
> => ({
  async changePassword({ actor, body, ip }) {
    await changePassword.change(actor, body, ip);
    return { changed: true };
  },
  async resetPasswordByPhone({ body, request, reply }) {
    const opened = await byPhone.reset(body, originOf(request, reply), sessionCookies(request));
    return handOver(request, reply, opened);
  },
  async requestPasswordMail({ body, ip, language, request, reply }) {
    await byMail.request(body, { ip, device: knownDevice(request, reply), language });
    return { accepted: true };
  },
  async resetPasswordByLink({ body, ip }) {
    await byMail.reset(body, ip);
    return { changed: true };
  },
});
