import type { LanguageCode } from '@mekong/i18n/registry';
import type { Call } from '../../../contract/handlers.ts';
import { countFailure } from '../../../kernel/attempts.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import { networkOf } from '../../../kernel/network.ts';
import { hashPassword } from '../../../kernel/passwords.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets.ts';
import type { Messages } from '../../messages/messages.service.ts';
import type { Captchas } from '../../protection/captcha/captcha.service.ts';
import type { HumanChecks, HumanProof } from '../../protection/human-check/human-check.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import { isOn } from '../../system/system.service.ts';
import { findAccount } from '../member.repository.ts';
import type { NewPasswords } from './new-password.ts';
import { findByNameAndMail } from './password.repository.ts';
import { countLinks, findLink, insertLink, purgeLinks, takeLink } from './reset-link.repository.ts';

const LINK_MINUTES = 30;
/** Links of one name, and requests of one address, within an hour. */
const PER_HOUR = { name: 3, ip: 10 };
/** From this request of an address on, a captcha is needed. */
const CAPTCHA_FROM = 3;

export interface MailRecoveryPorts {
  db: Executor;
  settings: Settings;
  messages: Messages;
  captchas: Captchas;
  humanChecks: HumanChecks;
  passwords: NewPasswords;
  cipher: FieldCipher;
  /** Origin of the site in links: from the configuration, because a Host header can be written by anybody. */
  siteOrigin: string;
  /** Factor of every limit; load runs raise it. */
  scale: number;
}

/** A new password for whoever reads the mails of the account. */
export function createMailRecovery(ports: MailRecoveryPorts) {
  const { db, settings, messages, captchas, humanChecks, passwords, cipher, siteOrigin, scale } = ports;

  const assertOffered = async (): Promise<void> => {
    if (!isOn('PWRESETEMAIL', (await settings.current()).switches.on)) throw new Fault('OTP_DISABLED');
  };

  return {
    /**
     * Mails a link when name and address belong together. Known or not, the same is written and the same is answered.
     *
     * @throws Fault OTP_DISABLED, RATE_LIMITED, AUTH_SLIDER_FAILED, AUTH_CAPTCHA_*
     */
    async request(
      request: Call<'requestPasswordMail'>['body'],
      { ip, device, language }: { ip: string; device: string; language: LanguageCode },
    ): Promise<void> {
      await assertOffered();
      const nameKey = cipher.lookup('reset.name', request.username.toLowerCase());
      const requests = await countFailure(db, `mail:${networkOf(ip)}`);
      if (requests > PER_HOUR.ip * scale || (await countLinks(db, nameKey)) >= PER_HOUR.name * scale)
        throw new Fault('RATE_LIMITED', { params: { retryAfter: 3_600 } });
      await humanChecks.prove('sendCode', readProof(request.humanCheck), device);
      if (requests >= CAPTCHA_FROM * scale) await captchas.prove(request.captchaId, request.captcha, ip);
      const token = newSecret();
      await inTransaction(db, async (trx) => {
        const account = await findByNameAndMail(
          trx,
          request.username,
          cipher.lookup('email', request.email.toLowerCase()),
        );
        await insertLink(trx, {
          tokenHash: hashSecret(token),
          nameKey,
          memberId: account?.id,
          seconds: LINK_MINUTES * 60,
        });
        await messages.write(trx, {
          channel: 'mail',
          purpose: 'passwordLink',
          address: request.email,
          language: (account?.language as LanguageCode | undefined) ?? language,
          values: {
            name: account?.username ?? request.username,
            // Behind the #: it reaches no server's log and no Referer.
            link: account ? `${siteOrigin}/reset-password#token=${token}` : `${siteOrigin}/`,
            minutes: LINK_MINUTES,
          },
          memberId: account?.id,
          goodForSeconds: LINK_MINUTES * 60,
          isWithheld: account === undefined,
        });
      });
    },

    /**
     * Sets a new password by the token of a link. Nobody is logged in by it.
     *
     * @throws Fault OTP_INVALID, OTP_EXPIRED, OTP_DISABLED, VALIDATION_FAILED (the link stays good)
     */
    async reset(request: Call<'resetPasswordByLink'>['body'], ip: string): Promise<void> {
      await assertOffered();
      const tokenHash = hashSecret(request.token);
      const link = await findLink(db, tokenHash);
      if (!link) throw new Fault('OTP_INVALID');
      if (link.isExpired) throw new Fault('OTP_EXPIRED');
      const account = await findAccount(db, link.memberId);
      if (account?.status !== 'active') throw new Fault('OTP_INVALID');
      await passwords.check(request, account.username);
      const passwordHash = await hashPassword(request.newPassword);
      const ended = await inTransaction(db, async (trx) => {
        if (!(await takeLink(trx, tokenHash))) throw new Fault('OTP_INVALID');
        const sessions = await passwords.set(trx, account.id, passwordHash, { kind: 'recovered', by: 'mail' });
        await appendAudit(trx, {
          action: 'password.reset',
          actorId: account.id,
          actorRole: 'visitor',
          ip,
          object: account.username,
          detail: { by: 'mail', endedSessions: sessions.length },
        });
        return sessions;
      });
      await passwords.tell(ended);
    },

    purge: purgeLinks,
  };
}

export type MailRecovery = ReturnType<typeof createMailRecovery>;

/** A form has no parts: the proof comes as one text, whose form the contract has checked. */
function readProof(text: string | undefined): HumanProof | undefined {
  if (text === undefined) return undefined;
  const [id = '', nonce = '', x] = text.split(':');
  return { id, nonce, ...(x === undefined ? {} : { x: Number(x) }) };
}
