import type { Rolldown } from 'vite';

/** Styles of fields and windows: whatever asks something of its visitor. */
const forms =
  /\/ui\/src\/(styles\/field|internal\/appear|components\/(Captcha|Check|ComboBox|ConfirmDialog|Dialog|\w*Field|Password|Popover|Progress|RadioGroup|Select|SliderChallenge|SmsCode|Social|Switch|TextArea)\w*\/\w+|patterns\/(\w+Form|SessionList|TotpSetup)\/\w+)\.css\.ts/;

/** Styles of lists: games, rooms, draws, records. */
const lists =
  /\/ui\/src\/(components\/(Accordion|Chip|Countdown|DateTime|DescriptionList|Grid(?=\/GridPairs)|Pagination|Split|Stepper|Table|Tabs|Tag|Timeline)|patterns\/(BottomBar(?=\/BottomBarAction)|DrawCard|DrawHistory|FilterBar|FilterChips|GameGrid|LiveTableCard|OpenedNumbers|PageHeader|RecordFilters|RecordTable|RoomTable|StatCards|VendorChips))\/\w+\.css\.ts/;

/** Plain parts of both, which need no package besides those of the initial load. */
const plainFields =
  /\/ui\/src\/components\/((CopyButton|Field|OneTimeCodeField|PasswordField|Progress|Switch|TextArea|TextField)\/[\w.-]+|Dialog\/use-on-demand)\.tsx?$/;
const plainParts = /\/ui\/src\/(components\/(Chip|DateTime|Split|Tag)|patterns\/PageHeader)\/[\w.-]+\.tsx?$/;

/** A test for modules of ours whose path below some `src` begins with one of these. */
const own = (...beginnings: readonly string[]): RegExp => new RegExp(`/src/(?:${beginnings.join('|')})`);

/** What loaders of pages ask and filter by. */
const loaders = own(
  'features/\\w+/(load-\\w+|category-content|game-filter|lottery-frame|provider|room-filter|use-lobby)\\.ts',
  'parts/(planned|use-proof-address)\\.ts',
  'queries/(bets|draws|game|game-list|more-games|next-draw-look|recent-games|rooms|table-time)\\.ts',
  'patterns/FilterBar/filter-choice\\.ts',
);

/** What lists that grow by pages use. */
const growing = /\/(infiniteQuery(Observer|Options)|useInfiniteQuery)\.js$/;

/** Calls, and what those that move money are sent by: left elsewhere it would bring its neighbours to every page that asks anything. */
const calls = /\/api-client\/src\/(generated\/(sdk|queries)\/|client\/idempotency\.ts)/;

/** What changes to the gateway's data use. */
const changes = /\/(mutationObserver|useMutation(State)?)\.js$/;

/** Small things that several ways to log in, to register and to get access back share. */
const access = own(
  'components/(CaptchaField/CaptchaField\\.tsx|SocialButtons/SocialButtons\\.variants)',
  'features/auth/(check/use-captcha|device-cookie|phone/kept-phone|social/social-offer)\\.ts',
  'features/auth/(login/remember-hint|password/typed-password)\\.ts',
  'parts/(FailureAlert|passkeys|social-window)\\.ts',
);

/** Cards of draws. */
const draws = own(
  'components/Countdown/[\\w-]+\\.tsx?$',
  'features/lottery/DrawsNotice',
  'parts/draws/',
  'patterns/(DrawCard|OpenedNumbers)/[\\w-]+\\.tsx?$',
);

/** What stands around fields and lists of more than one page that filters. */
const filters = own(
  'components/SearchField/SearchField\\.tsx',
  'internal/use-current-in-view',
  'patterns/FilterChips/FilterChips\\.tsx',
  'state/use-search-text',
);

/** Windows, and what every layer above the page is made of. */
const dialogs =
  /\/@radix-ui\/react-dialog\/|\/src\/(internal\/(use-media|use-return-focus)|components\/Dialog\/Dialog(Panel)?\.tsx)/;
const layers =
  /\/@radix-ui\/(primitive|react-(compose-refs|context|dismissable-layer|portal|presence|primitive|slot|use-[a-z-]+))\//;

/** Screens that have several addresses, so that each of these is not one more file. */
const screens: readonly Rolldown.CodeSplittingGroup[] = [
  {
    name: 'announcements',
    test: own(
      'features/(agency/|content/AnnouncementsModal)',
      'parts/agents/acknowledged',
      'patterns/(AgencyNotice|AnnouncementModal)/',
      'queries/agency-notices',
      'state/(kept-list|use-turn)',
    ),
  },
  {
    name: 'category',
    test: own(
      'features/games/(Category|NoGames|filter-offer|use-applied-filters|use-category)',
      'patterns/FilterBar/FilterBar(Applied)?\\.tsx',
      'patterns/VendorChips/(VendorChips(Item|Steps)?\\.tsx|vendor-line)',
      'routes/_header/seamless\\.tsx',
    ),
  },
  {
    name: 'help',
    test: own(
      'components/Accordion/\\w+\\.tsx',
      'features/content/[Hh]elp',
      'routes/(helpmc|_site/help(_\\.\\$tag)?)\\.tsx',
    ),
  },
  {
    name: 'login',
    test: own(
      'components/SocialButtons/SocialButtons\\.tsx',
      'features/auth/login/(\\w*LoginModal|EndedNotice|LockReason|LoginFields|free-play|login-|return-path|use-)',
      'features/auth/social/Social(LinkForm|Offer)\\.tsx',
      'patterns/LoginForm/\\w+\\.tsx',
    ),
  },
  {
    name: 'lottery',
    test: own(
      'features/lottery/(CurrentDraw|LotteryChoice|LotteryHistory|LotteryScreen|use-draw-checks|verify-draw)',
      'patterns/DrawHistory/\\w+\\.tsx',
      'routes/_header/(lott|lottery)\\.tsx',
    ),
  },
  {
    name: 'lottery-frame',
    test: own(
      'features/lottery/(AreaDraws|LotteryFrameScreen|use-lottery-frame)',
      'patterns/LotteryFrame/',
      'routes/_header/(sea|vn)lottery\\.tsx',
    ),
  },
];

/**
 * Small things that many later pages share, laid together. In a file each they compress apart from each other, and the
 * first download holds the name of every file that a page brings along. They import only each other and what the first
 * view has, so that no chunk can come to wait for one that waits for it.
 */
export const sharedChunks: readonly Rolldown.CodeSplittingGroup[] = [
  // calls to the gateway that the initial load does not make
  { name: 'calls', test: (id) => calls.test(id) || changes.test(id) },
  { name: 'glyphs', test: /\/lucide\/dist\/esm\/icons\// },
  { name: 'forms', test: (id) => forms.test(id) || plainFields.test(id) },
  { name: 'lists', test: (id) => lists.test(id) || plainParts.test(id) },
  { name: 'loaders', test: (id) => loaders.test(id) || growing.test(id) },
  { name: 'access', test: access },
  { name: 'filters', test: filters },
  { name: 'draws', test: draws },
  { name: 'drafts', test: own('parts/request-key\\.ts', 'state/(drafts|reload|use-draft)\\.ts') },
  // numbers, money, dates and durations in the words of a language
  { name: 'formats', test: /\/src\/(formats\/|components\/SmsCodeButton\/seconds-left)/ },
  // of the calendar: days and their state on one side, elements and keys on the other, each within the budget of a chunk
  { name: 'days', test: /node_modules\/(react-stately\/(?!.*\/(disclosure|utils)\/)|@internationalized)\// },
  { name: 'record-export', test: own('parts/records/ExportFile', 'patterns/RecordExport/') },
  { name: 'dialog', test: dialogs },
  { name: 'layers', test: layers },
  { name: 'qr', test: /\/src\/(components\/QrCode|patterns\/QrCard)\/|\/node_modules\/qrcode\.react\// },
  { name: 'contracts', test: own('parts/(agents/(contract-labels|waiting)|records/category-labels)\\.ts') },
  // what the two centres open their pages by
  {
    name: 'centres',
    test: own(
      'centres/(centre|(agent|member)/(open-\\w+-page|pages))\\.ts',
      'parts/centre-page',
      'queries/signed-kinds',
      'features/[\\w-]+/([\\w-]+\\.page|(team-)?bets-search)\\.ts',
    ),
  },
  ...screens,
];

/** What a server renders and the browser loads on intent (src/parts/late-part.tsx), by chunk, with the modules that it begins with. */
export const lateChunks: Readonly<Record<string, readonly string[]>> = {
  // the route of a category, which a visit may begin with, and those of all pages, which come with the first input then: before
  // those that import from it
  'category-route': ['src/routes/_site/$pageType.tsx'],
  pages: ['src/routeTree.gen.ts'],
  frame: ['modals/Modals', 'shell/Header', 'shell/Menu', 'shell/Footer', 'shell/ThumbBar'].map(
    (name) => `src/${name}.tsx`,
  ),
  home: ['Announcements', 'Banners', 'Families', 'HotGames', 'HomeDraw', 'RestWhenNear', 'Winners'].map(
    (name) => `src/features/home/${name}.tsx`,
  ),
};
