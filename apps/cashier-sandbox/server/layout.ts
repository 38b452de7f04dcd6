import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --page: #f3f5f8; --card: #fff; --ink: #16202c; --line: #c9d1db; --act: #0b5cad; --on-act: #fff; }
  @media (prefers-color-scheme: dark) { :root { --page: #10161d; --card: #1a232d; --ink: #e8edf3; --line: #3a4756; --act: #6db3ff; --on-act: #08131f; } }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; padding: 1rem; background: var(--page); color: var(--ink); }
  main { max-inline-size: 64rem; margin-inline: auto; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  main.pay { max-inline-size: 24rem; margin-block-start: 2rem; }
  section, .pay { padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
  h1, h2, p, dl { margin: 0; } h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-block: .5rem 0; }
  .pay form { display: grid; }
  label { display: grid; gap: .25rem; font-size: .875rem; }
  input, select, button { font: inherit; min-block-size: 2.75rem; padding-inline: .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; }
  button { border-color: var(--act); background: var(--act); color: var(--on-act); font-weight: 600; cursor: pointer; }
  button.quiet { background: transparent; color: inherit; border-color: var(--line); } a { color: var(--act); }
  :focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
  table { inline-size: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .5rem; border-block-end: 1px solid var(--line); vertical-align: top; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; } dd { margin: 0; font-weight: 600; text-align: end; }
  .wide { overflow-x: auto; }`;

/** Text as a page shows it. */
export const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/style.css"></head><body>${body}</body></html>`;

export const options = (names: readonly string[], chosen: string): string =>
  names.map((name) => `<option${name === chosen ? ' selected' : ''}>${html(name)}</option>`).join('');

/** Forms as the browser sends them. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A form of another site cannot be sent here. */
export const isForeign = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

export const send = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);
