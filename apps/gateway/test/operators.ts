import { afterAll } from 'vitest';
import { createOperationsServer } from '../src/app/operations/server.ts';
import { filledForm } from './filled-form.ts';
import type { TestGateway } from './gateway.ts';

const host = 'localhost:8082';

/** The operators' pages of a gateway, used as a browser does. They are closed at the end of the file. */
export async function operatorsOf({ modules }: Pick<TestGateway, 'modules'>) {
  const pages = await createOperationsServer({ ...modules, secret: undefined, logLevel: 'silent' });
  afterAll(() => pages.close());
  const look = (url: string) => pages.inject({ url, headers: { host } });
  const send = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    pages.inject({
      method: 'POST',
      url,
      headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  return {
    look,
    /** Sends a form with nothing but what is named. */
    send,
    /** Opens the page, changes what is named in the form that goes to `action`, and sends the rest as it stands. */
    save: async (page: string, action: string, typed: Record<string, string>) =>
      send(action, { ...filledForm((await look(page)).payload, action), ...typed }),
  };
}
