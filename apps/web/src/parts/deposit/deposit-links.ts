/** The page of deposits, in this site or by its whole address. */
const toDeposit = /^(?:https?:\/\/[^/?#]+)?\/member\/?\?(?:[^#]*&(?:amp;)?)?page=depositv2(?:[&#]|$)/;

/** Whether an address of the merchant leads to a deposit. */
export const leadsToDeposit = (href: string): boolean => toDeposit.test(href);

/** A text of the merchant whose links to a deposit are words like the others. */
export const withoutDepositLinks = (html: string): string =>
  html.replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) =>
    leadsToDeposit(href) ? words : link,
  );
