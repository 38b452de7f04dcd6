/**
 * Keeps a piece of left-to-right text (an amount, an account name, a phone number) in its own order inside a sentence of a
 * right-to-left language, by Unicode isolates. In JSX use `<bdi dir="ltr">` instead.
 */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
