import { localized } from './localized.ts';
import type { HelpArticleSeed } from './types.ts';

/** How to pay in by each kind of method, step by step; the page of a deposit leads to the one of its method. */
export const depositArticles: readonly HelpArticleSeed[] = [
  {
    tag: 'deposit-qr',
    titles: localized(/*i18n*/ { id: 'help.deposit-qr.title', message: 'KHQR: step by step' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.deposit-qr.content',
        message:
          '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose KHQR and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Scan the code with the app of your bank, or save it as a picture and open it there. The code is good for one payment.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
      },
    ),
    place: 11,
  },
  {
    tag: 'deposit-bank',
    titles: localized(/*i18n*/ { id: 'help.deposit-bank.title', message: 'Bank transfer: step by step' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.deposit-bank.content',
        message:
          '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose bank transfer and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Transfer to the account that is shown and put the order number into the message. You can pay in several parts; the fee is taken off each of them.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
      },
    ),
    place: 12,
  },
  {
    tag: 'deposit-wallet',
    titles: localized(/*i18n*/ { id: 'help.deposit-wallet.title', message: 'E-wallet: step by step' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.deposit-wallet.content',
        message:
          '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose the e-wallet and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Continue to the page of your e-wallet and confirm the amount there. You come back to your order, which shows when the money has arrived. If you close the page or refuse, nothing is charged.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
      },
    ),
    place: 13,
  },
  {
    tag: 'deposit-card',
    titles: localized(/*i18n*/ { id: 'help.deposit-card.title', message: 'Card: step by step' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.deposit-card.content',
        message:
          '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose card and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Enter your card on the page of its provider; we never see the number. Your bank may ask you to confirm the payment with a code. If it declines, nothing is charged and you can use another card.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
      },
    ),
    place: 14,
  },
  {
    tag: 'deposit-voucher',
    titles: localized(/*i18n*/ { id: 'help.deposit-voucher.title', message: 'Voucher: step by step' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.deposit-voucher.content',
        message:
          '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose voucher and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Type the code of your voucher. The amount of the order is taken from it, and what is left stays on the voucher.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
      },
    ),
    place: 15,
  },
  {
    tag: 'deposit-crypto',
    titles: localized(/*i18n*/ { id: 'help.deposit-crypto.title', message: 'USDT: step by step' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.deposit-crypto.content',
        message:
          '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose USDT and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Send the coins to the address of your order, by the network that is shown and no other. The rate is fixed until the order ends. The page counts the confirmations; then the amount is credited in the currency of your account.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
      },
    ),
    place: 16,
  },
  {
    tag: 'deposit-c2c',
    titles: localized(/*i18n*/ { id: 'help.deposit-c2c.title', message: 'Member to member: step by step' }),
    contents: localized(
      /*i18n*/ {
        id: 'help.deposit-c2c.content',
        message:
          '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>, choose member to member and enter the amount.</li><li>Read the limits, the fee and the usual time, choose a bonus if you want one, and continue to payment.</li><li>Your order is matched with another person who waits for a withdrawal. Transfer exactly its amount to the account that is shown, once, within 15 minutes. It is credited when that person confirms it. If he does not, send the slip and our team looks for the payment. If nobody is found, nothing is charged.</li><li>Stay on the page or come back later: it updates automatically when the money is in your wallet.</li></ol>',
      },
    ),
    place: 17,
  },
];
