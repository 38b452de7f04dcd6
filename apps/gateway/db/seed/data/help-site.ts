import { localized } from './localized.ts';
import type { HelpArticleSeed } from './types.ts';

/** Help about the site: play money, the app, privacy, terms, contact. `terms` is the agreement of registration. */
export const siteArticles: readonly HelpArticleSeed[] = [
  {
    tag: 'deposit',
    titles: localized(/*i18n*/ { id: 'help.deposit.title', message: 'Deposits and your balance' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.deposit.content',
        message:
          '<h3>Where your balance comes from</h3><p>Every member account opens with 1,000,000.00 play riel, and you can deposit more. A trial account has 100,000.00 in play money of its own and takes no deposits.</p><h3>How to deposit</h3><ol><li>Open <a href="/member?page=depositv2">Deposit</a> and choose a method. Each one shows its limits, its fee and its usual time.</li><li>Enter the amount and continue. You get a code or an account, with an order number.</li><li>Pay exactly that amount before the time is over. The page updates automatically when the money arrives.</li></ol><p>Each method step by step: <a href="/help?tag=deposit-qr">KHQR</a>, <a href="/help?tag=deposit-bank">Bank transfer</a>, <a href="/help?tag=deposit-wallet">E-wallet</a>, <a href="/help?tag=deposit-card">Card</a>, <a href="/help?tag=deposit-voucher">Voucher</a>, <a href="/help?tag=deposit-crypto">USDT</a>, <a href="/help?tag=deposit-c2c">Member to member</a>.</p><h3>If something goes wrong</h3><ul><li>You paid after the time was over: the money is credited when it arrives, up to 3 days later.</li><li>You paid less, more or twice: what you paid is credited.</li><li>You forgot the order number: our team looks at the payment within 3 days. <a href="/help/contact">Contact us</a>.</li></ul><h3>Play money</h3><p>This site is a demo: its bank moves no real money, and play money cannot be exchanged for real money.</p>',
      },
    ),
    place: 6,
  },
  {
    tag: 'app',
    titles: localized(/*i18n*/ { id: 'help.app.title', message: 'Install the site on your device' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.app.content',
        message:
          '<p>There is nothing to download from a store: the site itself can be put on your home screen.</p><h3>Android</h3><ol><li>Open the site in your browser.</li><li>Open the menu of the browser.</li><li>Choose <strong>Install app</strong> or <strong>Add to home screen</strong>.</li></ol><h3>iPhone and iPad</h3><ol><li>Open the site in Safari.</li><li>Touch the share sign.</li><li>Choose <strong>Add to Home Screen</strong>.</li></ol><p>The page <a href="/down">App download</a> shows a QR code that opens this site on your phone.</p>',
      },
    ),
    place: 7,
  },
  {
    tag: 'privacy',
    titles: localized(/*i18n*/ { id: 'help.privacy.title', message: 'Privacy' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.privacy.content',
        message:
          '<p>Version 2026-11.</p><h3>What we store</h3><ul><li>Your username, and your password only as a hash from which it cannot be read.</li><li>Your bets, wins and balance entries, because a record that can be erased could not be checked.</li><li>Your log-ins with time, device and network address, to protect your account.</li><li>The version of the agreement that you accepted, and when.</li></ul><h3>In your browser</h3><p>A cookie keeps you logged in; others keep your language and, if you ask for it, your username for a day. There are no advertising cookies and no trackers of others. If a link of an agent or a friend led you here, its code is kept until you register, for 30 days at most.</p><h3>Who sees it</h3><p>You; our staff as far as their work needs it; your agent, if you have one, without your name. Winners are shown masked. We sell no data.</p><h3>Your rights</h3><p>Write to us to see, correct or close your account. Balance entries stay, without your name, so that the books remain complete.</p>',
      },
    ),
    place: 8,
  },
  {
    tag: 'terms',
    titles: localized(/*i18n*/ { id: 'help.terms.title', message: 'User agreement' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.terms.content',
        message:
          '<p>Version 2026-11. You accept it when you register; we keep the version with the time.</p><ol><li><strong>Age.</strong> You are at least 18 years old and of full age where you live.</li><li><strong>Play money.</strong> All amounts are play money without any value in money. Deposits and withdrawals go through a demo bank that moves no real money. There are no purchases.</li><li><strong>Your account.</strong> You have one account, keep its password to yourself and answer for what is done with it.</li><li><strong>Rules.</strong> The <a href="/help?tag=rules">house rules</a> are part of this agreement.</li><li><strong>Data.</strong> We use your data as <a href="/help?tag=privacy">Privacy</a> says.</li><li><strong>Service.</strong> We keep the site running with care but cannot promise that it never stops. The record on our server decides.</li><li><strong>End.</strong> You may close your account at any time. We may close an account that breaks the rules, and say why.</li><li><strong>Changes.</strong> If this agreement changes, we announce it here before it takes effect.</li></ol>',
      },
    ),
    place: 9,
  },
  {
    tag: 'contact',
    titles: localized(/*i18n*/ { id: 'help.contact.title', message: 'Contact us' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.contact.content',
        message:
          '<p>Customer service answers day and night.</p><ul><li>Live chat, Telegram and Facebook: in the side menu.</li><li>Email: <a href="mailto:support@example.org">support@example.org</a></li></ul><p>Tell us your username and, if it is about a bet, the number of the round from your record. Never send your password.</p><h3>Complaints</h3><p>You get an answer with reasons. If you do not agree, ask for a second person to look at it.</p>',
      },
    ),
    place: 10,
  },
];
