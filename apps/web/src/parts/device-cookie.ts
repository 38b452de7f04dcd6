/** Makes the queue of the calls that give a new browser its cookie. A page has one, {@link sendForDevice}. */
export function createDeviceCalls() {
  let hasCookie = false;
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Sends a call whose answer gives a new browser the cookie that challenges are bound to, after those that were sent
   * before it. Two such calls at once would each get a cookie: the later one replaces the earlier, and the challenge of
   * the earlier call then counts for a browser that is no longer there. Once one call was answered, none waits.
   *
   * @returns what the call returns
   * @throws what the call throws
   */
  return function sendForDevice<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (hasCookie) return call();
    const answer = last.then(call);
    last = answer.then(
      () => {
        hasCookie = true;
      },
      () => undefined,
    );
    return answer;
  };
}

/** The calls of this page; see {@link createDeviceCalls}. */
export const sendForDevice = createDeviceCalls();
