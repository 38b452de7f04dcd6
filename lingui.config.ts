import { extractor } from '@lingui/cli/api';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { shippedLanguages, sourceLanguage } from '@mekong/i18n/registry';

/** Parts of packages/ui that are shown only where the texts of another area are loaded; all others are in the first download. */
const accountParts = [
  ...[
    'CaptchaField',
    'FileDrop',
    'MoneyField',
    'NumberField',
    'OneTimeCodeField',
    'PasswordField',
    'PasswordRules',
    'PhoneField',
    'PictureViewer',
    'SliderChallenge',
  ],
  ...[
    'SmsCodeButton',
    'SocialButtons',
    'Stepper',
    'AgencyNotice',
    'ChangePasswordForm',
    'HumanCheckStep',
    'ContractTable',
    'LinkedAccounts',
    'LoginForm',
    'LoginHistory',
  ],
  ...['MemberCentre', 'MessageList', 'PasskeyList', 'RecoveryForm', 'RegisterForm', 'SecondFactorForm', 'SessionList'],
  ...['Chart', 'PaymentInstructions', 'StepUpDialog', 'Timeline', 'TotpSetup'],
];
const gameParts = [
  ...[
    'DrawCard',
    'DrawHistory',
    'FilterBar',
    'GameFrame',
    'LotteryFrame',
    'LiveTableCard',
    'OpenedNumbers',
    'QuickSearch',
    'ReportProblem',
    'RoomTable',
  ],
  ...['NextDraw', 'ShortcutList', 'VendorChips', 'VendorWall', 'WinnersLane'],
];

/** Lists of records are in the member centre and on the page of a lottery: each area has their texts. */
const recordParts = [
  ...['ComboBox', 'DateField', 'DateRangePicker', 'MomentField', 'RecordExport', 'RecordFilters', 'RecordTable'],
];

const uiParts = (names: readonly string[]) =>
  names.map((name) => `packages/ui/src/{components,patterns}/${name}/**/*.{ts,tsx}`);

interface Area {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Sources of each area; but for lists of records a file belongs to one, so that a visitor downloads no text twice. */
const areas: Readonly<Record<string, Area>> = {
  shell: {
    include: [
      'apps/web/src/{app,entry,parts,queries,shell,state,routes}/**/*.{ts,tsx}',
      'apps/web/src/features/{home,content,settings}/**/*.{ts,tsx}',
      'packages/ui/src/**/*.{ts,tsx}',
    ],
    exclude: [
      'apps/web/src/parts/{agents,bonuses,check,deposit,documents,draws,form,own-wallets,play,step-up,upload,withdraw}/**/*.{ts,tsx}',
      'apps/web/src/parts/records/{ExportFile.tsx,category-labels.ts}',
      'apps/web/src/features/content/tutorial/**/*.{ts,tsx}',
      'apps/web/src/features/home/{HomeDrawCard,WinnersOfDay}.tsx',
      'apps/web/src/features/content/{HelpScreen.tsx,HelpTopics.tsx,help-sentences.ts}',
      'apps/web/src/state/slow-session.tsx',
      'apps/web/src/state/new-version.ts',
      ...uiParts([...accountParts, ...gameParts, ...recordParts]),
    ],
  },
  account: {
    include: [
      'apps/web/src/features/{agency,auth,bonuses,confirmations,contracts,inbox,income,join,notices,overview,records,team,security,wallet,deposit}/**/*.{ts,tsx}',
      'apps/web/src/features/{safer-play/safer,privacy/privacy,identity/kyc}.page.ts',
      'apps/web/src/centres/**/*.{ts,tsx}',
      'apps/web/src/parts/records/{ExportFile.tsx,category-labels.ts}',
      'apps/web/src/features/content/tutorial/**/*.{ts,tsx}',
      'apps/web/src/parts/{agents,bonuses,check,deposit,documents,form,own-wallets,step-up,upload,withdraw}/**/*.{ts,tsx}',
      'apps/web/src/modals/**/*.{ts,tsx}',
      ...uiParts([...accountParts, ...recordParts]),
    ],
  },
  games: {
    include: [
      'apps/web/src/features/{find,games,launch,lottery,rooms}/**/*.{ts,tsx}',
      'apps/web/src/features/home/{HomeDrawCard,WinnersOfDay}.tsx',
      'apps/web/src/features/content/{HelpScreen.tsx,HelpTopics.tsx,help-sentences.ts}',
      'apps/web/src/parts/{draws,play}/**/*.{ts,tsx}',
      ...uiParts([...gameParts, ...recordParts]),
    ],
  },
  /** Limits and breaks, privacy: loaded with their pages alone. */
  safer: {
    include: [
      'apps/web/src/features/{safer-play,privacy}/**/*.{ts,tsx}',
      // shown beside the texts of the member centre too
      ...uiParts(['Chart', 'MoneyField', 'NumberField']),
    ],
    exclude: ['apps/web/src/features/{safer-play/safer,privacy/privacy}.page.ts'],
  },
  /** The identity check: loaded with its page alone. */
  identity: {
    include: [
      'apps/web/src/features/identity/**/*.{ts,tsx}',
      // shown beside the texts of the member centre too
      'apps/web/src/parts/upload/**/*.{ts,tsx}',
      ...uiParts(['ComboBox', 'DateField', 'FileDrop', 'Stepper']),
    ],
    exclude: ['apps/web/src/features/identity/kyc.page.ts'],
  },
  arcade: { include: ['apps/arcade/client/**/*.{ts,tsx}'] },
  errors: {
    include: ['packages/i18n/src/errors/**/*.ts', 'apps/web/src/state/{new-version.ts,slow-session.tsx}'],
  },
  /** Names of slot symbols, of games and of records of bets: loaded by `@mekong/i18n/symbols/load` alone. */
  symbols: { include: ['packages/i18n/src/symbols/names.ts'] },
  server: { include: ['apps/gateway/src/**/*.texts.ts'] },
  /** What operators publish: help, promotions, announcements and banners of the demo. */
  content: { include: ['apps/gateway/db/seed/data/*.ts'] },
};

/** Four of five sources hold no text: they are not parsed, which is most of what an extraction costs. */
const hasTexts = /lingui|i18n/;

const fromRoot = (source: string) => `<rootDir>/${source}`;

export default defineConfig({
  // product codes, so that the folders of catalogs carry the names everybody uses; only formats see BCP 47 tags
  sourceLocale: sourceLanguage,
  locales: [...shippedLanguages, 'pseudo'],
  pseudoLocale: { locale: 'pseudo', prepend: '[', append: ']', extend: 0.3 },
  // a language without a catalog of its own (TY, PT-BR) never gets here: the registry's `parent` names whose it shows
  fallbackLocales: { default: sourceLanguage },
  catalogs: Object.entries(areas).map(([area, { include, exclude = [] }]) => ({
    path: `<rootDir>/packages/i18n/locales/{locale}/${area}`,
    include: include.map(fromRoot),
    exclude: [...exclude.map(fromRoot), '**/*.test.{ts,tsx}', '**/*.stories.{ts,tsx}'],
  })),
  extractors: [
    {
      match: extractor.match,
      extract: async (file, code, ...rest) => {
        if (hasTexts.test(code)) await extractor.extract(file, code, ...rest);
      },
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
