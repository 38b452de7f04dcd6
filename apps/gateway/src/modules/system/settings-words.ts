/** Why this file stays whole: it is one table of words, a line or two for each setting. */
import type { SettingKey, SettingValue } from './settings.ts';
import type { Text } from './settings-choices.ts';

/** Words of a field. */
export interface FieldTexts {
  label: Text;
  hint?: Text;
}

type Fields = { readonly [K in SettingKey]: { readonly [F in keyof Required<SettingValue<K>>]: FieldTexts } };

/** Titles of the settings, in the order of the console, and what has to be known before one is changed. */
export const SECTION_TEXTS: { readonly [K in SettingKey]: { title: Text; note?: Text } } = {
  maintenance: { title: /*i18n*/ { id: 'setting.maintenance', message: 'Maintenance of the whole site' } },
  switches: {
    title: /*i18n*/ { id: 'setting.switches', message: 'White-label switches' },
    note: /*i18n*/ { id: 'setting.switches.note', message: 'Whatever is off is neither shown nor answered.' },
  },
  register: { title: /*i18n*/ { id: 'setting.register', message: 'Registration' } },
  humanCheck: { title: /*i18n*/ { id: 'setting.humanCheck', message: 'Human check' } },
  security: { title: /*i18n*/ { id: 'setting.security', message: 'Passwords' } },
  session: { title: /*i18n*/ { id: 'setting.session', message: 'Sessions' } },
  approvals: { title: /*i18n*/ { id: 'setting.approvals', message: 'Second operator' } },
  withdrawals: { title: /*i18n*/ { id: 'setting.withdrawals', message: 'Withdrawals' } },
  transfers: { title: /*i18n*/ { id: 'setting.transfers', message: 'Transfers between members' } },
  contracts: { title: /*i18n*/ { id: 'setting.contracts', message: 'Contracts of agents' } },
  codes: { title: /*i18n*/ { id: 'setting.codes', message: 'Codes by SMS' } },
  region: { title: /*i18n*/ { id: 'setting.region', message: 'Countries' } },
  domains: {
    title: /*i18n*/ { id: 'setting.domains', message: 'Domains' },
    note: /*i18n*/ {
      id: 'setting.domains.note',
      message: 'Visitors under a host name that is missing here are turned away at once: add the one in use first.',
    },
  },
  merchant: { title: /*i18n*/ { id: 'setting.merchant', message: 'Name, languages and money' } },
  customerService: { title: /*i18n*/ { id: 'setting.customerService', message: 'Customer service' } },
  retention: {
    title: /*i18n*/ { id: 'setting.retention', message: 'Keeping of identity papers' },
    note: /*i18n*/ {
      id: 'setting.retention.note',
      message: 'What is older than this is deleted permanently, once an hour. The law may ask for more years.',
    },
  },
  serviceTimes: {
    title: /*i18n*/ { id: 'setting.serviceTimes', message: 'Time to deal with work' },
    note: /*i18n*/ {
      id: 'setting.serviceTimes.note',
      message: 'The overview says what is late by these times. Disputes have 24 hours, as members are told.',
    },
  },
  saferPlay: { title: /*i18n*/ { id: 'setting.saferPlay', message: 'Safer play' } },
  pictures: { title: /*i18n*/ { id: 'setting.pictures', message: 'Pictures' } },
};

const FIXED = /*i18n*/ {
  id: 'setting.fixed',
  message: 'Accounts are kept under it, so it is decided before the first one exists.',
};

/** Labels and hints of the fields of each setting: one that is added without does not type-check. */
export const FIELD_TEXTS: Fields = {
  merchant: {
    code: { label: /*i18n*/ { id: 'setting.merchant.code', message: 'Merchant' }, hint: FIXED },
    merchantCode: { label: /*i18n*/ { id: 'setting.merchant.merchantCode', message: 'Merchant code' }, hint: FIXED },
    name: { label: /*i18n*/ { id: 'setting.merchant.name', message: 'Name of the site' } },
    brand: {
      label: /*i18n*/ { id: 'setting.merchant.brand', message: 'Brand' },
      hint: /*i18n*/ {
        id: 'setting.merchant.brand.hint',
        message: 'Colours, corners, letters, motion and mark of the site.',
      },
    },
    currency: { label: /*i18n*/ { id: 'setting.merchant.currency', message: 'Currency' }, hint: FIXED },
    currencySymbol: { label: /*i18n*/ { id: 'setting.merchant.currencySymbol', message: 'Sign of the currency' } },
    trialCurrency: {
      label: /*i18n*/ { id: 'setting.merchant.trialCurrency', message: 'Currency of trial accounts' },
      hint: FIXED,
    },
    trialCurrencySymbol: {
      label: /*i18n*/ { id: 'setting.merchant.trialCurrencySymbol', message: 'Sign of the currency of trial accounts' },
    },
    decimals: {
      label: /*i18n*/ { id: 'setting.merchant.decimals', message: 'Places after the point' },
      hint: /*i18n*/ {
        id: 'setting.merchant.decimals.hint',
        message: 'How amounts are shown. Books keep four places always.',
      },
    },
    languages: {
      label: /*i18n*/ { id: 'setting.merchant.languages', message: 'Languages on offer' },
      hint: /*i18n*/ {
        id: 'setting.merchant.languages.hint',
        message: 'Numbers give the order of the menu. Languages without complete texts are not in this list.',
      },
    },
    defaultLanguage: {
      label: /*i18n*/ { id: 'setting.merchant.defaultLanguage', message: 'Language of a first visit' },
      hint: /*i18n*/ {
        id: 'setting.merchant.defaultLanguage.hint',
        message: 'When the device asks for none of those on offer.',
      },
    },
    timeZone: {
      label: /*i18n*/ { id: 'setting.merchant.timeZone', message: 'Time zone' },
      hint: /*i18n*/ {
        id: 'setting.merchant.timeZone.hint',
        message: 'Days of reports begin in it. A name such as Asia/Phnom_Penh.',
      },
    },
    minAge: {
      label: /*i18n*/ { id: 'setting.merchant.minAge', message: 'Least age' },
      hint: /*i18n*/ { id: 'setting.merchant.minAge.hint', message: 'Years. Stated at registration.' },
    },
    licence: {
      label: /*i18n*/ { id: 'setting.merchant.licence', message: 'Licence' },
      hint: /*i18n*/ {
        id: 'setting.merchant.licence.hint',
        message: 'Who granted it and its number, as the footer shows it. Empty where there is none.',
      },
    },
    memberGrant: {
      label: /*i18n*/ { id: 'setting.merchant.memberGrant', message: 'Play money of a new member' },
      hint: /*i18n*/ { id: 'setting.merchant.memberGrant.hint', message: 'With four places: 1000000.0000.' },
    },
    trialGrant: {
      label: /*i18n*/ { id: 'setting.merchant.trialGrant', message: 'Play money of a trial account' },
      hint: /*i18n*/ { id: 'setting.merchant.trialGrant.hint', message: 'With four places: 100000.0000.' },
    },
    hasVendorWallets: {
      label: /*i18n*/ { id: 'setting.merchant.hasVendorWallets', message: 'A wallet per game provider' },
      hint: /*i18n*/ {
        id: 'setting.merchant.hasVendorWallets.hint',
        message:
          'Members move money to a provider before they play there. Off: one wallet pays for every game. Money that lies at providers can always be moved back. Trial accounts have one wallet.',
      },
    },
  },
  switches: {
    on: {
      label: /*i18n*/ { id: 'setting.switches.on', message: 'Switched on' },
      hint: /*i18n*/ { id: 'setting.switches.on.hint', message: 'One below another counts while the upper one is on.' },
    },
  },
  register: {
    byUsername: {
      label: /*i18n*/ { id: 'setting.register.byUsername', message: 'By user name' },
      hint: /*i18n*/ {
        id: 'setting.register.byUsername.hint',
        message: 'Registration by mobile number has a switch of its own. With both off nobody can register.',
      },
    },
    fields: {
      label: /*i18n*/ { id: 'setting.register.fields', message: 'Fields of the form' },
      hint: /*i18n*/ { id: 'setting.register.fields.hint', message: 'Lengths are in characters.' },
    },
    agreementVersion: {
      label: /*i18n*/ { id: 'setting.register.agreementVersion', message: 'Version of the agreement' },
      hint: /*i18n*/ {
        id: 'setting.register.agreementVersion.hint',
        message:
          'Kept with each registration. A new text has a new version: everybody is asked to accept it at the next log-in.',
      },
    },
    agreementDefault: {
      label: /*i18n*/ { id: 'setting.register.agreementDefault', message: 'The agreement is ticked beforehand' },
      hint: /*i18n*/ {
        id: 'setting.register.agreementDefault.hint',
        message: 'Take it away where the law asks for an act of consent.',
      },
    },
    humanVerification: { label: /*i18n*/ { id: 'setting.register.humanVerification', message: 'Human check' } },
  },
  maintenance: {
    active: {
      label: /*i18n*/ { id: 'setting.maintenance.active', message: 'The site is closed' },
      hint: /*i18n*/ {
        id: 'setting.maintenance.active.hint',
        message:
          'Everybody sees the maintenance page, and the gateway refuses every call. Providers still settle their rounds.',
      },
    },
    reason: {
      label: /*i18n*/ { id: 'setting.maintenance.reason', message: 'Reason' },
      hint: /*i18n*/ {
        id: 'setting.maintenance.reason.hint',
        message: 'Shown to visitors. English stands in where a text is missing.',
      },
    },
    startsAt: {
      label: /*i18n*/ { id: 'setting.maintenance.startsAt', message: 'Began at' },
      hint: /*i18n*/ { id: 'setting.maintenance.startsAt.hint', message: 'Shown to visitors. Empty: not said.' },
    },
    until: {
      label: /*i18n*/ { id: 'setting.maintenance.until', message: 'Expected end' },
      hint: /*i18n*/ {
        id: 'setting.maintenance.until.hint',
        message: 'Shown to visitors. Empty: not said. The site does not open automatically.',
      },
    },
  },
  region: {
    blocked: {
      label: /*i18n*/ { id: 'setting.region.blocked', message: 'Countries that are not served' },
      hint: /*i18n*/ { id: 'setting.region.blocked.hint', message: 'Visitors from these countries are turned away.' },
    },
    networks: {
      label: /*i18n*/ { id: 'setting.region.networks', message: 'Networks whose country is known' },
      hint: /*i18n*/ {
        id: 'setting.region.networks.hint',
        message:
          'The first range that an address lies in counts. They are asked when no trusted proxy names the country.',
      },
    },
    header: {
      label: /*i18n*/ { id: 'setting.region.header', message: 'Header with the country' },
      hint: /*i18n*/ {
        id: 'setting.region.header.hint',
        message: 'Believed from a trusted proxy (TRUST_PROXY) alone.',
      },
    },
    cockfight: {
      label: /*i18n*/ { id: 'setting.region.cockfight', message: 'Cockfight is offered' },
      hint: /*i18n*/ {
        id: 'setting.region.cockfight.hint',
        message: 'Forbidden in many places. While it is not, nothing of it is listed, found or opened.',
      },
    },
  },
  domains: {
    hosts: {
      label: /*i18n*/ { id: 'setting.domains.hosts', message: 'Host names of the site' },
      hint: /*i18n*/ {
        id: 'setting.domains.hosts.hint',
        message: 'One a line, without port. Empty: every name is ours. Visitors under other names are turned away.',
      },
    },
    origins: {
      label: /*i18n*/ { id: 'setting.domains.origins', message: 'Further addresses of the site' },
      hint: /*i18n*/ {
        id: 'setting.domains.origins.hint',
        message: 'One a line, with https://. Visitors may choose one.',
      },
    },
    resources: {
      label: /*i18n*/ { id: 'setting.domains.resources', message: 'Apps' },
      hint: /*i18n*/ { id: 'setting.domains.resources.hint', message: 'Addresses may be paths of this site.' },
    },
  },
  customerService: {
    entries: {
      label: /*i18n*/ { id: 'setting.customerService.entries', message: 'Ways to reach us' },
      hint: /*i18n*/ {
        id: 'setting.customerService.entries.hint',
        message: 'Addresses begin with https:// or mailto:.',
      },
    },
  },
  saferPlay: {
    helpLines: {
      label: /*i18n*/ { id: 'setting.saferPlay.helpLines', message: 'Help lines' },
      hint: /*i18n*/ {
        id: 'setting.saferPlay.helpLines.hint',
        message: 'Who helps players. A line without a country is shown to everybody. Addresses begin with https://.',
      },
    },
  },
  session: {
    idleSeconds: {
      label: /*i18n*/ { id: 'setting.session.idleSeconds', message: 'Idle end' },
      hint: /*i18n*/ {
        id: 'setting.session.idleSeconds.hint',
        message: 'A session ends after this time without a request.',
      },
    },
    absoluteSeconds: {
      label: /*i18n*/ { id: 'setting.session.absoluteSeconds', message: 'Absolute end' },
      hint: /*i18n*/ {
        id: 'setting.session.absoluteSeconds.hint',
        message: 'A session ends after this time however busy it was.',
      },
    },
  },
  humanCheck: {
    login: {
      label: /*i18n*/ { id: 'setting.humanCheck.login', message: 'Log-in by password' },
      hint: /*i18n*/ { id: 'setting.humanCheck.login.hint', message: 'Registration has its own, with its rules.' },
    },
    sendCode: { label: /*i18n*/ { id: 'setting.humanCheck.sendCode', message: 'Sending of a code' } },
    sliderBits: {
      label: /*i18n*/ { id: 'setting.humanCheck.sliderBits', message: 'Work beside the slider' },
      hint: /*i18n*/ {
        id: 'setting.humanCheck.sliderBits.hint',
        message: 'Bits. 12 are a tenth of a second on a phone.',
      },
    },
    workBits: {
      label: /*i18n*/ { id: 'setting.humanCheck.workBits', message: 'Work in place of the slider' },
      hint: /*i18n*/ { id: 'setting.humanCheck.workBits.hint', message: 'Bits. 16 are a few seconds on a phone.' },
    },
  },
  security: {
    passwordDays: {
      label: /*i18n*/ { id: 'setting.security.passwordDays', message: 'Age of a password' },
      hint: /*i18n*/ {
        id: 'setting.security.passwordDays.hint',
        message: 'Days after which it must be changed, while the white-label switch for that is on.',
      },
    },
  },
  approvals: {
    on: {
      label: /*i18n*/ { id: 'setting.approvals.on', message: 'What needs a second operator' },
      hint: /*i18n*/ {
        id: 'setting.approvals.on.hint',
        message:
          'Nobody waits where no other operator could decide. These settings themselves always need a second one.',
      },
    },
    hours: {
      label: /*i18n*/ { id: 'setting.approvals.hours', message: 'A request is closed after' },
      hint: /*i18n*/ { id: 'setting.approvals.hours.hint', message: 'Hours in which nobody has decided it.' },
    },
  },
  contracts: {
    mayExceedOwn: {
      label: /*i18n*/ { id: 'setting.contracts.mayExceedOwn', message: 'Offers above the own rate' },
      hint: /*i18n*/ {
        id: 'setting.contracts.mayExceedOwn.hint',
        message: 'The agent that offers pays the difference.',
      },
    },
    isSecondRequestBinding: {
      label: /*i18n*/ { id: 'setting.contracts.isSecondRequestBinding', message: 'Second request ends a contract' },
      hint: /*i18n*/ {
        id: 'setting.contracts.isSecondRequestBinding.hint',
        message: 'A whole cycle after a refusal, without an answer.',
      },
    },
    offerDays: {
      label: /*i18n*/ { id: 'setting.contracts.offerDays', message: 'Days to answer an offer' },
    },
    answerDays: {
      label: /*i18n*/ { id: 'setting.contracts.answerDays', message: 'Days to answer a request to end' },
    },
    reviewHours: {
      label: /*i18n*/ { id: 'setting.contracts.reviewHours', message: 'Hours before a dividend is paid' },
    },
    needsRelease: {
      label: /*i18n*/ { id: 'setting.contracts.needsRelease', message: 'Dividends wait for a release' },
      hint: /*i18n*/ {
        id: 'setting.contracts.needsRelease.hint',
        message: 'Two operators release each run in Agent settlement, in place of the hours.',
      },
    },
    isPaidByUpline: {
      label: /*i18n*/ { id: 'setting.contracts.isPaidByUpline', message: 'Uplines pay from their own wallet' },
      hint: /*i18n*/ {
        id: 'setting.contracts.isPaidByUpline.hint',
        message: 'Of new contracts between agents. Those in force stay as they were signed.',
      },
    },
    unpaidDays: {
      label: /*i18n*/ { id: 'setting.contracts.unpaidDays', message: 'Days to pay what a wallet lacks' },
      hint: /*i18n*/ {
        id: 'setting.contracts.unpaidDays.hint',
        message: 'What an upline has not paid by then is not paid any more.',
      },
    },
  },
  withdrawals: {
    automaticUpTo: {
      label: /*i18n*/ { id: 'setting.withdrawals.automaticUpTo', message: 'Paid without review up to' },
      hint: /*i18n*/ {
        id: 'setting.withdrawals.automaticUpTo.hint',
        message: 'Somebody looks at larger withdrawals, and at smaller ones with flags.',
      },
    },
    secondOver: {
      label: /*i18n*/ { id: 'setting.withdrawals.secondOver', message: 'Two operators approve more than' },
    },
    ordersPerDay: {
      label: /*i18n*/ { id: 'setting.withdrawals.ordersPerDay', message: 'Withdrawals of a member in a day' },
    },
    amountPerDay: {
      label: /*i18n*/ { id: 'setting.withdrawals.amountPerDay', message: 'Amount of a member in a day' },
    },
    turnoverPercent: {
      label: /*i18n*/ { id: 'setting.withdrawals.turnoverPercent', message: 'Turnover of deposits' },
      hint: /*i18n*/ {
        id: 'setting.withdrawals.turnoverPercent.hint',
        message: 'Percent of a deposit that has to be bet before it can be withdrawn. 0 locks nothing.',
      },
    },
    waitHours: {
      label: /*i18n*/ { id: 'setting.withdrawals.waitHours', message: 'Wait of a new withdrawal account' },
      hint: /*i18n*/ { id: 'setting.withdrawals.waitHours.hint', message: 'Hours until money can go to it.' },
    },
    autoConfirmMinutes: {
      label: /*i18n*/ { id: 'setting.withdrawals.autoConfirmMinutes', message: 'A payment counts as received after' },
      hint: /*i18n*/ {
        id: 'setting.withdrawals.autoConfirmMinutes.hint',
        message: 'Minutes in which the member can say otherwise; a dispute is possible for 30 days.',
      },
    },
    needsIdentity: {
      label: /*i18n*/ { id: 'setting.withdrawals.needsIdentity', message: 'Withdrawals need an identity check' },
    },
    identityAge: {
      label: /*i18n*/ { id: 'setting.withdrawals.identityAge', message: 'Least age at the identity check' },
      hint: /*i18n*/ { id: 'setting.withdrawals.identityAge.hint', message: 'Years, by the birthday.' },
    },
    accounts: {
      label: /*i18n*/ { id: 'setting.withdrawals.accounts', message: 'Withdrawal accounts of a member' },
    },
  },
  retention: {
    rejectedPictureDays: {
      label: /*i18n*/ { id: 'setting.retention.rejectedPictureDays', message: 'Days to keep pictures not in force' },
      hint: /*i18n*/ {
        id: 'setting.retention.rejectedPictureDays.hint',
        message: 'Pictures of documents that were rejected or replaced, counted from the decision.',
      },
    },
    identityYears: {
      label: /*i18n*/ { id: 'setting.retention.identityYears', message: 'Years to keep identity checks' },
      hint: /*i18n*/ {
        id: 'setting.retention.identityYears.hint',
        message: 'Counted from the day an account was closed. Details and pictures are deleted; decisions stay.',
      },
    },
  },
  serviceTimes: {
    withdrawalMinutes: {
      label: /*i18n*/ {
        id: 'setting.serviceTimes.withdrawalMinutes',
        message: 'Minutes to decide a withdrawal or a large transfer',
      },
    },
    identityHours: {
      label: /*i18n*/ { id: 'setting.serviceTimes.identityHours', message: 'Hours to decide an identity check' },
    },
    paymentHours: {
      label: /*i18n*/ {
        id: 'setting.serviceTimes.paymentHours',
        message: 'Hours for slips, unmatched payments and differences',
      },
    },
    applicationHours: {
      label: /*i18n*/ {
        id: 'setting.serviceTimes.applicationHours',
        message: 'Hours to decide an application of an agent',
      },
    },
    reportHours: {
      label: /*i18n*/ { id: 'setting.serviceTimes.reportHours', message: 'Hours to deal with a game report' },
    },
  },
  transfers: {
    toUpline: {
      label: /*i18n*/ { id: 'setting.transfers.toUpline', message: 'Members pass money on to their upline' },
    },
    toDownline: {
      label: /*i18n*/ { id: 'setting.transfers.toDownline', message: 'Agents pass money on to a downline' },
    },
    least: { label: /*i18n*/ { id: 'setting.transfers.least', message: 'Smallest transfer' } },
    amountPerDay: {
      label: /*i18n*/ { id: 'setting.transfers.amountPerDay', message: 'Transfers of a member in a day' },
    },
    reviewOver: {
      label: /*i18n*/ {
        id: 'setting.transfers.reviewOver',
        message: 'Above this an operator looks at a transfer first',
      },
    },
  },
  codes: {
    minutes: {
      label: /*i18n*/ { id: 'setting.codes.minutes', message: 'A code is good for' },
      hint: /*i18n*/ { id: 'setting.codes.minutes.hint', message: 'Minutes.' },
    },
    countries: {
      label: /*i18n*/ { id: 'setting.codes.countries', message: 'Countries that codes are sent to' },
      hint: /*i18n*/ {
        id: 'setting.codes.countries.hint',
        message: 'The first one is offered first.',
      },
    },
    budget: {
      label: /*i18n*/ { id: 'setting.codes.budget', message: 'Codes of the whole site' },
      hint: /*i18n*/ { id: 'setting.codes.budget.hint', message: 'What is paid for at most.' },
    },
  },
  pictures: {
    hosts: {
      label: /*i18n*/ { id: 'setting.pictures.hosts', message: 'Image hosts' },
      hint: /*i18n*/ {
        id: 'setting.pictures.hosts.hint',
        message:
          'Exact origins, or paths of this site, one a line. A visitor keeps to one. Other origins need IMAGE_CDNS as well.',
      },
    },
    vendorPath: {
      label: /*i18n*/ { id: 'setting.pictures.vendorPath', message: 'Path of provider logos' },
      hint: /*i18n*/ { id: 'setting.pictures.vendorPath.hint', message: 'On the image host.' },
    },
  },
};

/** Labels of fields inside a group or a row. */
export const INNER_TEXTS: Readonly<Record<string, Text>> = {
  cidr: /*i18n*/ { id: 'setting.inner.cidr', message: 'Range' },
  country: /*i18n*/ { id: 'setting.inner.country', message: 'Country' },
  csPosition: /*i18n*/ { id: 'setting.inner.csPosition', message: 'Place' },
  csType: /*i18n*/ { id: 'setting.inner.csType', message: 'Kind' },
  id: /*i18n*/ { id: 'setting.inner.id', message: 'Name for us' },
  title: /*i18n*/ { id: 'setting.inner.title', message: 'Title' },
  icon: /*i18n*/ { id: 'setting.inner.icon', message: 'Icon' },
  url: /*i18n*/ { id: 'setting.inner.url', message: 'Address' },
  qrCodeUrl: /*i18n*/ { id: 'setting.inner.qrCodeUrl', message: 'Address in the QR code' },
  labelNameEn: /*i18n*/ { id: 'setting.inner.labelNameEn', message: 'Label' },
  resourceType: /*i18n*/ { id: 'setting.inner.resourceType', message: 'Kind' },
  name: /*i18n*/ { id: 'setting.inner.name', message: 'Name' },
  enabled: /*i18n*/ { id: 'setting.inner.enabled', message: 'Enabled' },
  required: /*i18n*/ { id: 'setting.inner.required', message: 'Required' },
  acceptedPattern: /*i18n*/ { id: 'setting.inner.acceptedPattern', message: 'Pattern' },
  min: /*i18n*/ { id: 'setting.inner.min', message: 'At least' },
  max: /*i18n*/ { id: 'setting.inner.max', message: 'At most' },
  hour: /*i18n*/ { id: 'setting.inner.hour', message: 'An hour' },
  day: /*i18n*/ { id: 'setting.inner.day', message: 'A day' },
  phone: /*i18n*/ { id: 'setting.inner.phone', message: 'Phone number' },
  hours: /*i18n*/ { id: 'setting.inner.hours', message: 'Hours' },
  titles: /*i18n*/ { id: 'setting.inner.titles', message: 'Titles by language' },
};
