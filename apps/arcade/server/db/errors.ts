/** The database cannot be opened; the message is one sentence for the operator. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
