import { joined, localized } from './localized.ts';
import type { HelpArticleSeed } from './types.ts';

/** How to pay in by each kind of method, step by step; the page of a deposit leads to the one of its method. */
export const depositArticles: readonly HelpArticleSeed[] = [
  {
    tag: 'deposit-qr',
    titles: localized(/*i18n*/ { id: 'help.deposit-qr.title', message: 'KHQR: step by step' }),
    contents: joined(
      localized(
        /*i18n*/ {
          id: 'help.deposit-qr.content',
          message:
            '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose KHQR and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Scan the code with the app of your bank, or save it as a picture and open it there. The code is good for one payment.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
        },
      ),
      localized(
        /*i18n*/ {
          id: 'help.deposit-qr.trouble',
          message:
            "<h3>If something goes wrong</h3><ul><li>Your app can't read the code: save it as a picture and open it there, or make the screen brighter.</li><li>The time is over: start a new order. If you have paid already, don't pay again; the money is credited when it arrives.</li></ul>",
        },
      ),
    ),
    place: 11,
  },
  {
    tag: 'deposit-bank',
    titles: localized(/*i18n*/ { id: 'help.deposit-bank.title', message: 'Bank transfer: step by step' }),
    contents: joined(
      localized(
        /*i18n*/ {
          id: 'help.deposit-bank.content',
          message:
            '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose bank transfer and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Transfer to the account that is shown and put the order number into the message. You can pay in several parts; the fee is taken off each of them.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
        },
      ),
      localized(
        /*i18n*/ {
          id: 'help.deposit-bank.trouble',
          message:
            '<h3>If something goes wrong</h3><ul><li>You forgot the order number: send a picture of the slip from the page of the order, so that we can find the payment.</li><li>You sent another amount: what arrives is credited, less the fee.</li></ul>',
        },
      ),
    ),
    place: 12,
  },
  {
    tag: 'deposit-wallet',
    titles: localized(/*i18n*/ { id: 'help.deposit-wallet.title', message: 'E-wallet: step by step' }),
    contents: joined(
      localized(
        /*i18n*/ {
          id: 'help.deposit-wallet.content',
          message:
            '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose the e-wallet and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Continue to the page of your e-wallet and confirm the amount there. You come back to your order, which shows when the money has arrived. If you close the page or refuse, nothing is charged.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
        },
      ),
      localized(
        /*i18n*/ {
          id: 'help.deposit-wallet.trouble',
          message:
            '<h3>If something goes wrong</h3><ul><li>You closed the page of the e-wallet: open your order again and continue from there.</li><li>The e-wallet refuses: nothing is charged. Check your balance there, or choose another method.</li></ul>',
        },
      ),
    ),
    place: 13,
  },
  {
    tag: 'deposit-card',
    titles: localized(/*i18n*/ { id: 'help.deposit-card.title', message: 'Card: step by step' }),
    contents: joined(
      localized(
        /*i18n*/ {
          id: 'help.deposit-card.content',
          message:
            '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose card and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Enter your card on the page of its provider; we never see the number. Your bank may ask you to confirm the payment with a code. If it declines, nothing is charged and you can use another card.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
        },
      ),
      localized(
        /*i18n*/ {
          id: 'help.deposit-card.trouble',
          message:
            '<h3>If something goes wrong</h3><ul><li>Your bank declines: nothing is charged. Use another card, or choose another method.</li><li>No code arrives: ask your bank whether the card may be used online.</li></ul>',
        },
      ),
    ),
    place: 14,
  },
  {
    tag: 'deposit-voucher',
    titles: localized(/*i18n*/ { id: 'help.deposit-voucher.title', message: 'Voucher: step by step' }),
    contents: joined(
      localized(
        /*i18n*/ {
          id: 'help.deposit-voucher.content',
          message:
            '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose voucher and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Type the code of your voucher. The amount of the order is taken from it, and what is left stays on the voucher.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
        },
      ),
      localized(
        /*i18n*/ {
          id: 'help.deposit-voucher.trouble',
          message:
            '<h3>If something goes wrong</h3><ul><li>The code is not accepted: check each character, and that the voucher is in the currency of your account.</li><li>The voucher has less than the amount: start a new order for what is on it.</li></ul>',
        },
      ),
    ),
    place: 15,
  },
  {
    tag: 'deposit-crypto',
    titles: localized(/*i18n*/ { id: 'help.deposit-crypto.title', message: 'USDT: step by step' }),
    contents: joined(
      localized(
        /*i18n*/ {
          id: 'help.deposit-crypto.content',
          message:
            '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose USDT and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Send the coins to the address of your order, by the network that is shown and no other. The rate is fixed until the order ends. The page counts the confirmations; then the amount is credited in the currency of your account.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
        },
      ),
      localized(
        /*i18n*/ {
          id: 'help.deposit-crypto.trouble',
          message:
            '<h3>If something goes wrong</h3><ul><li>You sent the coins by another network: they may be lost. <a href="/help/contact">Contact us</a> with the number of your order.</li><li>You sent less than the amount: send the rest to the same address before the time is over.</li></ul>',
        },
      ),
    ),
    place: 16,
  },
  {
    tag: 'deposit-c2c',
    titles: localized(/*i18n*/ { id: 'help.deposit-c2c.title', message: 'Member to member: step by step' }),
    contents: joined(
      localized(
        /*i18n*/ {
          id: 'help.deposit-c2c.content',
          message:
            '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose member to member and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Your order is matched with another person who waits for a withdrawal. Transfer exactly its amount to the account that is shown, once, within 15 minutes. It is credited when that person confirms it. If he does not, send the slip and our team looks for the payment. If nobody is found, nothing is charged.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
        },
      ),
      localized(
        /*i18n*/ {
          id: 'help.deposit-c2c.trouble',
          message:
            "<h3>If something goes wrong</h3><ul><li>The other person doesn't confirm: send the slip from the page of your order, and our team looks for the payment.</li><li>You sent another amount: our team has to look at it, which takes longer. Don't send a second payment.</li></ul>",
        },
      ),
    ),
    place: 17,
  },
];
