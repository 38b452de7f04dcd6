import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import { describe, expect, test } from 'vitest';
import { seedPlans } from '../db/seed/plans.ts';
import { contractOperations, document } from '../src/contract/document.ts';
import { compileAnswerCheck } from '../src/contract/validation.ts';
import { cookieOf, siteOrigin, type TestCall, testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { logInAll, PASSWORD, seedSmallWorld } from './people.ts';
import { vendorCaller } from './vendor.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
await seedPlans(t.db.kysely);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
const vendor = await vendorCaller(t.db.kysely, gateway, 'HOUSE');

const checkOf = (id: OperationId) => {
  const found = contractOperations.find((operation) => operation.id === id);
  return found?.response ? compileAnswerCheck(id, found.response) : undefined;
};

/** Calls of a member that answer well on the small world. An operation that is not here has a test of its own below. */
const calls: Partial<Record<OperationId, TestCall>> = {
  getSystemStatus: { query: { url: 'localhost:8080' } },
  getWhitelabel: {},
  getRegisterSettings: {},
  getDomainRoute: {},
  getHealth: {},
  getReadiness: {},
  getCaptcha: {},
  getKeySet: {},
  getMemberInfo: {},
  updateLanguage: { body: { language: 'EN' } },
  acceptAgreement: { body: { agreement: { version: '2026-01', accepted: true } } },
  recordFirstLogin: {},
  getMemberIcons: {},
  chooseMemberIcon: { body: { icon: '3' } },
  getLinkedAccounts: {},
  listAgentPlans: {},
  workOutAgentPlan: { path: { planId: '1' }, query: { volume: '236400.0000', active: 9 } },
  checkAffiliate: { query: { affiliateCode: 'DARA2026CODE0001' } },
  getBalance: {},
  getMerchantWallet: {},
  getGameMenus: { query: { language: 'AR' } },
  getPopularGames: {},
  getHotGames: { query: { merchantCode: 'MEKONG', isPlatform: 2, platform: 'flash,html5-desktop', language: 'EN' } },
  getGameList: { query: { category: 'RNG', filter: 'ALL', q: 'lotus', facets: 'true', page: 1 } },
  getGameVendors: { query: { platform: 'html5-desktop' } },
  getRoomList: { query: { kind: 'PVP', hasSeat: 'true', sort: '-seats' } },
  searchGames: { query: { q: 'lotus', language: 'AR' } },
  getRecentGames: { query: { pageSize: 10 } },
  getFavoriteGames: {},
  getGameAnnouncements: { query: { vendor: 'HOUSE' } },
  getWinnerBoardChoice: {},
  updateWinnerBoardChoice: { body: { optOut: false } },
  getFavoriteGameIds: {},
  addFavoriteGame: { body: { nodeId: 101 } },
  removeFavoriteGame: { body: { nodeId: 101 } },
  launchGame: {
    body: { nodeId: 101, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
  },
  launchGameByAddress: {
    query: { nodeId: 101, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
  },
  reportGame: {
    body: {
      nodeId: 101,
      kind: 'STUCK',
      text: 'The reels stopped.',
      requestKey: '5f0c1c3e-6b5a-4c58-9d0e-2b9f6c1f7a10',
    },
  },
  getDrawLobby: { query: { area: 'VN' } },
  getOpenedNumbers: { query: { limit: 4 } },
  getAnnouncements: { query: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } },
  getWinnerBoard: { query: { gameCategory: 'ALL', limitNum: 20 } },
  getHelpCenter: { query: { lang: 'EN', device: 'WEB' } },
  getDepositMethods: {},
  listDeposits: {},
  getBonusOffers: {},
  listBonuses: {},
  getPayoutMethods: {},
  listPayoutAccounts: {},
  getWithdrawable: {},
  getIdentityCheck: {},
  listWithdrawals: {},
  listConfirmations: {},
  countConfirmations: {},
  listMovements: {},
  getMovementTotals: { query: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-08T00:00:00.000Z' } },
  getProfit: {},
  getTransferOptions: {},
  listTransferDownlines: {},
  listTransfers: {},
  listVendorWallets: {},
  listVendorTransfers: {},
  getUnreadCount: {},
  listInbox: {},
  readInbox: { body: {} },
  getSaferPlay: {},
  setPlayLimit: { body: { kind: 'deposit', period: 'month', amount: '1000000.0000' } },
  listPlayLimitChanges: {},
  setRealityCheck: { body: { minutes: 30 } },
  getAccountClosing: {},
  listDataExports: {},
  listConsents: {},
  getMarketingConsent: {},
  setMarketingConsent: { body: { isGiven: false } },
  getPlayStatistics: { query: { days: 7 } },
  getBets: {},
  listBetGames: {},
  listBets: {
    query: {
      from: new Date(Date.now() - 86_400_000).toISOString(),
      to: new Date(Date.now() + 86_400_000).toISOString(),
    },
  },
  getCountries: {},
  createHumanCheck: { body: { action: 'login' } },
  getRemembered: {},
  listSessions: {},
  endOtherSessions: {},
  getSignInHistory: {},
  getProofs: {},
  stepUp: { body: { password: PASSWORD } },
  getPaymentPassword: {},
  setPaymentPassword: { body: { paymentPassword: '402817' } },
  provePaymentPassword: { body: { paymentPassword: '402817' } },
  getTotp: {},
  enrolTotp: {},
  listPasskeys: {},
  beginPasskey: { headers: { origin: siteOrigin } },
  beginPasskeySignIn: { body: {}, headers: { origin: siteOrigin } },
  getRelatedOrigins: {},
};

const countPostings = async (): Promise<number> => {
  const { count } = await t.db.kysely
    .selectFrom('posting')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('every operation of the contract', () => {
  for (const [id, call] of Object.entries(calls) as [OperationId, TestCall][])
    test(`${id} answers as the contract says`, async () => {
      const postings = await countPostings();
      const answer = await gateway.call(id, call, sessions.member);
      expect(answer.status, answer.text).toBe(200);
      checkOf(id)?.(answer.json);
      expect(answer.headers['x-request-id']).toMatch(/^[2-9A-Z]{12}$/);
      // what moves money runs once, under an Idempotency-Key
      if (!OPERATIONS[id].money) expect(await countPostings(), `${id} needs x-money: true`).toBe(postings);
    });

  test('login, resumeSession and logout hand a session over and end it', async () => {
    const login = await gateway.call('login', { body: { username: 'sokha', password: PASSWORD, type: 'username' } });
    expect(login.status, login.text).toBe(200);
    const cookie = cookieOf(login);
    const resumed = await gateway.call('resumeSession', { headers: { origin: siteOrigin } }, { cookie });
    expect(resumed.status, resumed.text).toBe(200);
    const { token } = resumed.json.value as { token: string };
    const logout = await gateway.call('logout', {}, { token, cookie });
    expect(logout.json).toEqual({ success: true, value: { loggedOut: true } });
  });

  test('registerMember makes a member and a session', async () => {
    const answer = await gateway.call('registerMember', {
      body: {
        username: 'bopha88',
        password: 'Sraom-Neak#77',
        login: true,
        agreement: { version: '2026-01', accepted: true },
        ageConfirmed: true,
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.value).toMatchObject({ account: 'bopha88', session: { firstTimeLogin: true } });
  });

  test('reportClientError notes a fault without an answer', async () => {
    const answer = await gateway.call('reportClientError', { body: { kind: 'chunk', message: 'gone', path: '/rng' } });
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
  });

  test('the vendor operations play a round that the betting record shows with its movements', async () => {
    const round = await vendor.playRound(sessions.member, { nodeId: 101, stake: '1000.0000', payout: '3500.0000' });
    expect(round.answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { id, json } of round.answers) checkOf(id)?.(json);
    const rollback = await vendor.call('vendorRollback', {
      playerId: round.playerId,
      transactionId: 'late-rollback',
      betTransactionId: 'never-came',
      roundId: 'never-opened',
    });
    expect(rollback.json.value).toMatchObject({ status: 'TOMBSTONE' });
    const jackpots = await vendor.call('vendorJackpots', { currency: 'KHR' });
    expect(jackpots.json.value).toEqual({ currency: 'KHR', jackpots: [] });

    const page = await gateway.value<{ content: { betNo: string }[]; totals: object }>('getBets', {}, sessions.member);
    expect(page.totals).toMatchObject({ count: 1, stake: '1000.0000', payout: '3500.0000', net: '2500.0000' });
    const detail = await gateway.call('getBet', { path: { betNo: page.content[0]?.betNo ?? '' } }, sessions.member);
    expect(detail.json.value).toMatchObject({
      roundStatus: 'CLOSED',
      movements: [{ kind: 'BET' }, { kind: 'WIN' }],
      bet: { status: 'WON', balanceBefore: '1000000.0000', balanceAfter: '1002500.0000' },
    });
  });

  test('is covered here: a new one needs a call in this file', () => {
    const elsewhere = [
      ...['login', 'resumeSession', 'logout', 'registerMember', 'reportClientError', 'getBet', 'streamEvents'],
      // draws.db.test.ts, where there are lotteries
      ...['getDraw', 'getDrawHistory'],
      // cashier.http.db.test.ts, against the payment sandbox
      ...['createDeposit', 'getDeposit', 'cancelDeposit', 'attachSlips', 'redeemVoucher'],
      // bonuses.db.test.ts, of a bonus in play
      ...['getBonus', 'giveBonusUp'],
      // withdrawals.http.db.test.ts, against the payment sandbox
      ...['addPayoutAccount', 'removePayoutAccount', 'chooseDefaultAccount', 'createWithdrawal', 'getWithdrawal'],
      // transfers.db.test.ts, and inbox.db.test.ts, where there are messages
      ...['transferMoney', 'getTransfer', 'getInboxMessage', 'deleteInbox'],
      // vendor-wallets.http.db.test.ts, where money lies at vendors
      'collectVendorWallets',
      // agent-contracts.http.db.test.ts, between two agents
      ...['listAgentContracts', 'offerAgentContract', 'getAgentContract', 'amendAgentContract', 'actOnAgentContract'],
      ...['processDividend', 'processDailySalary', 'processHourSalary', 'processRealTimeSalary', 'getConsolidated'],
      ...['listAgentBills', 'getAgentBillTotals', 'getAgentBill', 'checkAgentBill'],
      ...['getAgentIncome', 'listAgentBillMembers', 'listAgentBillResults', 'listAgentBillWages'],
      ...['listAgentContractPartners', 'previewAgentContract', 'getAgentTermsEffect'],
      // agent-centre.db.test.ts, in a team
      ...['listAgentTeam', 'getAgentTeamTotals', 'setAgentRemark', 'getAgentOverview'],
      ...['listTeamBets', 'getTeamBetTotals', 'getTeamBetsCsv', 'listTeamLosses', 'getTeamLossTotals'],
      ...['getAgentTeamCsv', 'getAgentTeamPdf', 'getTeamLossesCsv', 'getTeamLossesPdf', 'getTeamBetsPdf'],
      ...['getTeamMovementsCsv', 'getTeamMovementsPdf', 'getAgentBillsCsv'],
      ...['listTeamMovements', 'getTeamMovementTotals'],
      // records.db.test.ts, profit.db.test.ts, wallet.db.test.ts, agent-contracts.http.db.test.ts: files
      ...['getBetsCsv', 'getBetsPdf', 'getMovementsCsv', 'getMovementsPdf', 'getProfitPdf'],
      ...['getAgentBillsPdf', 'getAgentBillPdf', 'getAgentContractPdf'],
      // agent-sums.db.test.ts: files of the income and of the rows behind a bill
      ...['getAgentIncomeCsv', 'getAgentIncomePdf', 'getAgentBillMembersCsv', 'getAgentBillMembersPdf'],
      ...['getAgentBillResultsCsv', 'getAgentBillResultsPdf', 'getAgentBillWagesCsv', 'getAgentBillWagesPdf'],
      // files.db.test.ts: files of lists
      ...['getAgentLinksCsv', 'getAgentLinksPdf', 'getAgentContractsCsv', 'getAgentContractsPdf'],
      // credit.db.test.ts, on a line
      ...['getCredit', 'acceptCreditTerms', 'takeCreditAdvance', 'repayCredit'],
      ...['listCreditMovements', 'getCreditMovementTotals', 'getCreditCsv', 'getCreditPdf'],
      // agents.db.test.ts, with what they make
      ...['getAgentAccountRules', 'addAgentAccounts', 'lockAgentMember', 'unlockAgentMember'],
      ...['listAgentLinks', 'addAgentLink', 'switchAgentLink'],
      ...['listAcknowledgedNotices', 'acknowledgeNotices'],
      ...['applyForAgency', 'getOwnApplication', 'getAgencyApplication', 'takeUpAgency'],
      // identity-check.db.test.ts, by states
      ...['saveIdentityCheck', 'sendIdentityCheck', 'changeIdentityCheck'],
      // files.db.test.ts, with pictures
      ...['uploadFile', 'getFile'],
      // withdrawals.http.db.test.ts, of a withdrawal that was paid
      ...['getConfirmation', 'confirmReceived', 'openDispute', 'sendEvidence'],
      // safer-play.db.test.ts, by states
      // closing.db.test.ts, where accounts end
      ...['closeAccount', 'keepAccount', 'giveUpRest', 'requestDataExport', 'getDataExportLink'],
      ...[
        'confirmPlayLimit',
        'keepPlayLimit',
        'takeTimeOut',
        'excludeSelf',
        'returnToPlay',
        'takeBackReturn',
        'notePlay',
      ],
      // rooms.db.test.ts, in rooms
      'launchRoom',
      // security.db.test.ts, remembered.db.test.ts, free-play.db.test.ts
      // passkeys.db.test.ts, with an authenticator
      ...['registerPasskey', 'renamePasskey', 'removePasskey', 'beginPasskeyProof', 'signInWithPasskey'],
      ...['finishSignIn', 'confirmTotp', 'disableTotp'],
      ...['endSession', 'signInRemembered', 'forgetRemembered', 'getFreePlayNonce', 'startFreePlay'],
      // recovery.db.test.ts and the tests of codes
      ...[
        'sendLoginCode',
        'sendRegisterCode',
        'registerMobile',
        'sendRecoveryCode',
        'resetPasswordByPhone',
        'requestPasswordMail',
        'resetPasswordByLink',
        'changePassword',
      ],
      // social.db.test.ts, against a real provider
      ...[
        'startSocialSignIn',
        'finishSocialSignIn',
        'completeSocialSignIn',
        'linkSocialAccount',
        'registerSocialMember',
      ],
      ...Object.keys(OPERATIONS).filter((id) => id.startsWith('vendor')),
    ];
    const remedy =
      'Put what a good call of it sends into `calls`, or its name into `elsewhere` with the file that calls it.';
    expect([...Object.keys(calls), ...elsewhere].sort(), remedy).toEqual(Object.keys(OPERATIONS).sort());
  });
});

describe('the document', () => {
  test('has a route for each of its paths and methods', () => {
    for (const [path, item] of Object.entries(document.paths))
      for (const method of Object.keys(item))
        expect(
          gateway.app.hasRoute({ method: method.toUpperCase(), url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
          `${method} ${path}`,
        ).toBe(true);
  });

  test('is what answers are checked by: a field too many is a breach', () => {
    const check = checkOf('getHealth');
    expect(() => check?.({ status: 'ok', version: '1.2.3' })).toThrow(/against the contract/);
  });
});
