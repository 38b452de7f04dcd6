import { createServerI18n } from '@mekong/i18n/node';
import type { LanguageCode } from '@mekong/i18n/registry';

/** Every message to a person, by what it is for. `subject` is for mails. {brand} is the name of the site. */
const TEXTS = {
  loginCode: {
    subject: /*i18n*/ { id: 'message.loginCode.subject', message: 'Your log-in code' },
    text: /*i18n*/ {
      id: 'message.loginCode.text',
      message:
        '{brand}: {code} is your code to log in. It expires in {minutes, plural, one {# minute} other {# minutes}}. Never share it.',
    },
  },
  registerCode: {
    subject: /*i18n*/ { id: 'message.registerCode.subject', message: 'Your registration code' },
    text: /*i18n*/ {
      id: 'message.registerCode.text',
      message:
        '{brand}: {code} is your code to register. It expires in {minutes, plural, one {# minute} other {# minutes}}. Never share it.',
    },
  },
  recoveryCode: {
    subject: /*i18n*/ { id: 'message.recoveryCode.subject', message: 'Your recovery code' },
    text: /*i18n*/ {
      id: 'message.recoveryCode.text',
      message:
        '{brand}: {code} is your code to set a new password. It expires in {minutes, plural, one {# minute} other {# minutes}}. If you did not ask for it, ignore this message.',
    },
  },
  alreadyRegistered: {
    subject: /*i18n*/ { id: 'message.alreadyRegistered.subject', message: 'You have an account' },
    text: /*i18n*/ {
      id: 'message.alreadyRegistered.text',
      message:
        '{brand}: somebody asked to register this number, but it has an account already. Log in, or set a new password.',
    },
  },
  agencyApproved: {
    subject: /*i18n*/ { id: 'message.agencyApproved.subject', message: 'Your application was approved' },
    text: /*i18n*/ {
      id: 'message.agencyApproved.text',
      message:
        '{brand}: your application {ticket} to become an agent was approved. Log in or register, then open this link to make your account that of an agent:\n\n{link}',
    },
  },
  agencyRejected: {
    subject: /*i18n*/ { id: 'message.agencyRejected.subject', message: 'Your application was rejected' },
    text: /*i18n*/ {
      id: 'message.agencyRejected.text',
      message:
        '{brand}: your application {ticket} to become an agent was rejected. Open this link to read the reason:\n\n{link}',
    },
  },
  passwordLink: {
    subject: /*i18n*/ { id: 'message.passwordLink.subject', message: 'Set a new password' },
    text: /*i18n*/ {
      id: 'message.passwordLink.text',
      message:
        'Hello {name},\n\nOpen this link to set a new password at {brand}:\n\n{link}\n\nIt works once, within {minutes, plural, one {# minute} other {# minutes}}. If you did not ask for it, ignore this message: your password stays as it is.',
    },
  },
  passwordChanged: {
    subject: /*i18n*/ { id: 'message.passwordChanged.subject', message: 'Your password was changed' },
    text: /*i18n*/ {
      id: 'message.passwordChanged.text',
      message:
        '{brand}: the password of {name} was changed and all other devices were logged out. If it was not you, contact customer service at once.',
    },
  },
  passwordReset: {
    subject: /*i18n*/ { id: 'message.passwordReset.subject', message: 'A new password was set' },
    text: /*i18n*/ {
      id: 'message.passwordReset.text',
      message:
        '{brand}: a new password was set for {name} and all other devices were logged out. To protect your money, withdrawals are on hold for {hours, plural, one {# hour} other {# hours}}. If it was not you, contact customer service at once.',
    },
  },
  passkeyAdded: {
    subject: /*i18n*/ { id: 'message.passkeyAdded.subject', message: 'A passkey was added' },
    text: /*i18n*/ {
      id: 'message.passkeyAdded.text',
      message:
        '{brand}: a passkey was added to the account {name} and can log in to it. If it was not you, change your password and contact customer service at once.',
    },
  },
  passkeyRemoved: {
    subject: /*i18n*/ { id: 'message.passkeyRemoved.subject', message: 'A passkey was removed' },
    text: /*i18n*/ {
      id: 'message.passkeyRemoved.text',
      message:
        '{brand}: a passkey was removed from the account {name}. If it was not you, change your password and contact customer service at once.',
    },
  },
  authenticatorAdded: {
    subject: /*i18n*/ { id: 'message.authenticatorAdded.subject', message: 'An authenticator was set up' },
    text: /*i18n*/ {
      id: 'message.authenticatorAdded.text',
      message:
        '{brand}: an authenticator was set up for the account {name}. From now on logging in asks for its code. If it was not you, contact customer service at once.',
    },
  },
  authenticatorRemoved: {
    subject: /*i18n*/ { id: 'message.authenticatorRemoved.subject', message: 'The authenticator was removed' },
    text: /*i18n*/ {
      id: 'message.authenticatorRemoved.text',
      message:
        '{brand}: the authenticator of the account {name} was removed. Logging in no longer asks for a code. If it was not you, change your password and contact customer service at once.',
    },
  },
  payoutAccountAdded: {
    subject: /*i18n*/ { id: 'message.payoutAccountAdded.subject', message: 'An account for withdrawals was added' },
    text: /*i18n*/ {
      id: 'message.payoutAccountAdded.text',
      message:
        '{brand}: an account that ends in {end} was added to {name} for withdrawals. If it was not you, change your password and contact customer service at once.',
    },
  },
  paymentPasswordSet: {
    subject: /*i18n*/ { id: 'message.paymentPasswordSet.subject', message: 'A withdrawal password was set' },
    text: /*i18n*/ {
      id: 'message.paymentPasswordSet.text',
      message:
        '{brand}: a withdrawal password was set for the account {name}. If it was not you, change your password and contact customer service at once.',
    },
  },
  accountClosing: {
    subject: /*i18n*/ { id: 'message.accountClosing.subject', message: 'Your account is being closed' },
    text: /*i18n*/ {
      id: 'message.accountClosing.text',
      message:
        '{brand}: the account {name} is being closed. Games and deposits have ended. Withdraw your money: the account closes when nothing is left. If it was not you, log in and keep the account, and change your password.',
    },
  },
  accountKept: {
    subject: /*i18n*/ { id: 'message.accountKept.subject', message: 'Your account stays open' },
    text: /*i18n*/ {
      id: 'message.accountKept.text',
      message:
        '{brand}: the account {name} will not be closed. If it was not you, change your password and contact customer service at once.',
    },
  },
  accountClosed: {
    subject: /*i18n*/ { id: 'message.accountClosed.subject', message: 'Your account is closed' },
    text: /*i18n*/ {
      id: 'message.accountClosed.text',
      message:
        '{brand}: the account {name} is closed permanently. Nobody can log in to it any more. If you have questions, contact customer service.',
    },
  },
} as const satisfies Record<string, Record<'subject' | 'text', { id: string; message: string }>>;

export type MessagePurpose = keyof typeof TEXTS;

/** Whose text lets the reader into an account: hidden from operators once somebody else delivers it. */
export const SECRET_PURPOSES: ReadonlySet<MessagePurpose> = new Set([
  'loginCode',
  'registerCode',
  'recoveryCode',
  'passwordLink',
]);

/** A message in the language of whoever gets it. */
export async function composeMessage(
  purpose: MessagePurpose,
  language: LanguageCode,
  values: Record<string, string | number>,
): Promise<{ subject: string; text: string }> {
  const i18n = await createServerI18n(language);
  const { subject, text } = TEXTS[purpose];
  return { subject: i18n._({ ...subject, values }), text: i18n._({ ...text, values }) };
}
