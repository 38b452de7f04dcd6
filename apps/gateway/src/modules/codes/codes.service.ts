import { randomInt } from 'node:crypto';
import type { CodeSent } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Call } from '../../contract/handlers.ts';
import { countFailure, readAttempts } from '../../kernel/attempts.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { networkOf } from '../../kernel/network.ts';
import { newSecret } from '../../kernel/secrets.ts';
import type { Messages, OutgoingMessage } from '../messages/messages.service.ts';
import type { Captchas } from '../protection/captcha/captcha.service.ts';
import type { HumanChecks } from '../protection/human-check/human-check.service.ts';
import type { Settings, SettingsInForce } from '../system/settings.service.ts';
import { isOn } from '../system/system.service.ts';
import {
  type CodeSubject,
  countCodes,
  countUse,
  findOwner,
  insertCode,
  lockCodes,
  purgeCodes,
  tryCode,
} from './code.repository.ts';
import { assertWithinLimits, needsHuman } from './code-limits.ts';
import type { CodePurpose } from './codes.tables.ts';
import type { Phone, Phones } from './phones.service.ts';

/** The form counts this down before it offers another code. */
const RESEND_S = 60;
/** Seconds to wait for whoever has worn a code out. */
const WORN_OUT_WAIT_S = 300;
/** Fewer used codes than this, of at least so many sent, look like somebody who earns by them. */
export const CONVERSION_ALARM = { least: 20, share: 0.3 };

const MESSAGES: Record<CodePurpose, OutgoingMessage['purpose']> = {
  login: 'loginCode',
  register: 'registerCode',
  recovery: 'recoveryCode',
};

/** Which switches must be on for a code of the purpose to be sent. */
const isOffered: Record<CodePurpose, (all: SettingsInForce) => boolean> = {
  login: ({ switches }) => isOn('VERIFICATION', switches.on),
  register: ({ switches }) => isOn('REGMOBVERF', switches.on),
  recovery: ({ switches }) => isOn('PWRESETSMS', switches.on),
};

export interface CodePorts {
  db: Executor;
  settings: Settings;
  phones: Phones;
  messages: Messages;
  captchas: Captchas;
  humanChecks: HumanChecks;
  cipher: FieldCipher;
  log: FastifyBaseLogger;
  /** Factor of every limit; load runs raise it. */
  scale: number;
}

/** Codes by SMS: six digits, bound to number and purpose, five tries, once, ten minutes at most. */
export function createCodes({ db, settings, phones, messages, captchas, humanChecks, cipher, log, scale }: CodePorts) {
  const numberKey = (phone: Phone) => cipher.lookup('code.number', phone.digits);
  const hashCode = (purpose: CodePurpose, phone: Phone, code: string) =>
    cipher.lookup('code', `${purpose}:${phone.digits}:${code}`);

  return {
    /**
     * Sends a code, if the number may have one; the answer does not tell.
     *
     * @throws Fault OTP_DISABLED, PHONE_MISSING, PHONE_INVALID, OTP_TOO_MANY, OTP_QUOTA, AUTH_CAPTCHA_*,
     *   AUTH_SLIDER_FAILED
     */
    async send(
      purpose: CodePurpose,
      request: Call<'sendLoginCode'>['body'],
      { ip, device, language }: { ip: string; device: string; language: LanguageCode },
    ): Promise<CodeSent> {
      const all = await settings.current();
      if (!isOffered[purpose](all)) throw new Fault('OTP_DISABLED');
      const phone = await phones.read(request.mobileNum || request.mobileNo, request.mobileCountryCode);
      const subject: CodeSubject = {
        numberKey: numberKey(phone),
        blockKey: cipher.lookup('code.block', phone.digits.slice(0, -2)),
        ipKey: cipher.lookup('code.ip', networkOf(ip)),
      };
      const byDevice = `code:${device}`;
      const deviceHour = (await readAttempts(db, [byDevice])).get(byDevice)?.failures ?? 0;
      const counts = { ...(await countCodes(db, subject)), deviceHour };
      assertWithinLimits(counts, all.codes.budget, scale);
      await humanChecks.prove('sendCode', request.humanCheck, device);
      if (needsHuman(counts, scale)) await captchas.prove(request.captchaId, request.captcha, ip);
      const { minutes } = all.codes;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await inTransaction(db, async (trx) => {
        await lockCodes(trx);
        const sent = await countFailure(trx, byDevice);
        assertWithinLimits({ ...(await countCodes(trx, subject)), deviceHour: sent - 1 }, all.codes.budget, scale);
        const owner = await findOwner(trx, cipher.lookup('mobileNum', phone.digits));
        const isKnown = owner !== undefined && owner.status !== 'closed';
        const mayUse = purpose === 'register' ? owner === undefined : isKnown;
        const isSent = mayUse || purpose === 'register';
        await insertCode(trx, {
          ...subject,
          purpose,
          callingCode: phone.callingCode,
          // Whoever may not use a code has one that nobody knows, so that trying it looks the same.
          codeHash: hashCode(purpose, phone, mayUse ? code : newSecret()),
          isSent,
          goodForSeconds: minutes * 60,
        });
        await messages.write(trx, {
          channel: 'sms',
          purpose: purpose === 'register' && !mayUse ? 'alreadyRegistered' : MESSAGES[purpose],
          address: phone.digits,
          language: (owner?.language as LanguageCode | undefined) ?? language,
          // A message to nobody holds no code.
          values: { code: mayUse ? code : '------', minutes },
          memberId: owner?.id,
          goodForSeconds: minutes * 60,
          isWithheld: !isSent,
        });
      });
      return { expiredMinutes: minutes, resendSeconds: RESEND_S };
    },

    /**
     * Uses a code up.
     *
     * @throws Fault OTP_MISSING, OTP_INVALID (wrong, used, for something else, never sent), OTP_EXPIRED, OTP_TOO_MANY
     */
    async prove(purpose: CodePurpose, phone: Phone, code: string | undefined): Promise<void> {
      if (!code) throw new Fault('OTP_MISSING');
      const outcome = await tryCode(db, numberKey(phone), purpose, hashCode(purpose, phone, code));
      if (outcome === 'wrong') throw new Fault('OTP_INVALID');
      if (outcome === 'expired') throw new Fault('OTP_EXPIRED');
      if (outcome === 'worn out') throw new Fault('OTP_TOO_MANY', { params: { retryAfter: WORN_OUT_WAIT_S } });
    },

    /** Share of the last hour's codes that were used, and whether it is low enough to be somebody's business. */
    async conversion(by: Executor = db): Promise<{ sent: number; used: number; isAlarming: boolean }> {
      const { sent, used } = await countUse(by);
      return { sent, used, isAlarming: sent >= CONVERSION_ALARM.least && used < sent * CONVERSION_ALARM.share };
    },

    /** Tells operators in the log when codes are sent and hardly used. */
    async watch(jobsDb: Executor): Promise<void> {
      const { sent, used, isAlarming } = await this.conversion(jobsDb);
      if (isAlarming) log.error({ sent, used }, 'codes by SMS are sent and hardly used: somebody may be pumping');
    },

    purge: purgeCodes,
  };
}

export type Codes = ReturnType<typeof createCodes>;
