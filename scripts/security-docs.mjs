// Makes docs/security/roles.md and error-codes.md from the contract, the pages of the site and the texts. scripts/checks
// says when they are old.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// a table of plain data, read as it is: nothing of the web app is run here
const { pageAccess, refusalOf } = await import(new URL('../apps/web/src/entry/pages.ts', import.meta.url).href);
const read = (file) => readFileSync(`${root}${file}`, 'utf8');
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const ROLES = ['visitor', 'member', 'trial', 'agent', 'vendor'];
const MADE_BY = 'Made by `node scripts/security-docs.mjs`; never edit it by hand.';

const contract = (folder = '') => JSON.parse(read(`packages/api-client/src/generated/${folder}openapi.json`));
const OPERATOR_ROLES = ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'];

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method: method.toUpperCase(), ...item[method] }] : [])),
  );

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

/** One of each kind of people that pages tell apart. */
const VIEWERS = {
  visitor: { signedIn: false },
  member: { signedIn: true, type: 0 },
  trial: { signedIn: true, type: 4 },
  agent: { signedIn: true, type: 1 },
};
const MEETS = {
  login: 'log-in, then back',
  agentLogin: 'log-in of agents',
  signInFirst: 'is told to log in',
  realAccount: 'is told to take a real account',
};

/** Who may open what: one line per page, from the table that the guards of the web read. */
function pagesTable() {
  const rows = Object.keys(pageAccess)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((page) => [
      `\`${page}\``,
      ...Object.values(VIEWERS).map((viewer) => {
        const refusal = refusalOf(page, viewer);
        return refusal ? (MEETS[refusal] ?? refusal) : 'yes';
      }),
    ]);
  return table(['page', ...Object.keys(VIEWERS)], rows);
}

/** Which operator may call what: one line per operation of the console. */
function consoleTable() {
  const rows = operationsOf(contract('admin/'))
    .map((o) => [
      `\`${o.method} ${o.path}\``,
      o.operationId,
      ...OPERATOR_ROLES.map((role) => (o['x-roles'].includes(role) || o['x-roles'].includes('visitor') ? 'yes' : '')),
      o['x-roles'].includes('visitor') ? 'without a session' : '',
    ])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  return table(['operation', 'id', ...OPERATOR_ROLES, ''], rows);
}

/** Who may call what: one line per operation, from `x-roles` of the contract. Then who may open what. */
export function rolesDocument() {
  const rows = operationsOf(contract())
    .map((o) => [
      `\`${o.method} ${o.path}\``,
      o.operationId,
      ...ROLES.map((role) => (o['x-roles'].includes(role) ? 'yes' : '')),
      [o['x-sealed'] ? 'sealed' : '', o['x-money'] ? 'Idempotency-Key' : ''].filter(Boolean).join(', '),
    ])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  return `# Who may call what

${MADE_BY}

Account types: 0 is a \`member\`, 4 a \`trial\` account, 1, 2, 41 and 42 are \`agent\`s; without a session everybody is a \`visitor\`. A token without its cookie, a cookie without its token and a session that has ended are visitors too. A session whose password must be changed may do nothing but change it and log out. An object of somebody else answers 404, like one that does not exist. \`apps/gateway/test/roles.db.test.ts\` calls every operation as every kind of caller.

${table(['operation', 'id', ...ROLES, 'body'], rows)}

## Pages of the site

A guard in the browser is comfort: what a page shows is refused above. Whoever has to change the password first is a visitor here too. During maintenance, in a region that is not served and under a host name that is not ours no page exists at all. \`apps/web/src/app/access.test.tsx\` opens every page as everybody in every one of these states.

${pagesTable()}

## Operators

The console has a contract and a port of its own. Roles are data on each operation; what a role lacks answers 403 \`AUTH_ROLE\`. \`apps/gateway/test/console-roles.db.test.ts\` calls every operation in every role and without a session.

${consoleTable()}
`;
}

/** English text of `msg\`...\`` or `msg({ message: ... })`. */
const textOf = (source, name) => {
  const found = new RegExp(`\\b${name}: msg(?:\\(\\{[\\s\\S]*?message:\\s*)?[\`'"]([\\s\\S]*?)[\`'"]\\s*[,})]`).exec(
    source,
  );
  return found ? cell(found[1].replaceAll(/\$\{[^}]*\}/g, '…')) : '';
};

/** Texts that the reader sees, by code. */
function readerTexts() {
  const source = read('packages/i18n/src/errors/messages.ts');
  return new Map(
    [...source.matchAll(/\n {2}([A-Z_]+): \{\n([\s\S]*?)\n {2}\},/g)].map(([, code, body]) => [
      code,
      `${textOf(body, 'title')} ${textOf(body, 'remedy')}`.trim(),
    ]),
  );
}

/** The closed list of error codes: status, when, and what the reader sees. */
export function errorCodesDocument() {
  const codes = contract().components.schemas.ErrorCode['x-error-codes'];
  const texts = readerTexts();
  const rows = Object.entries(codes).map(([code, entry]) => [
    `\`${code}\``,
    entry['x-status'] === 0 ? 'client' : String(entry['x-status']),
    cell(entry.description),
    texts.get(code) ?? '',
  ]);
  return `# Error codes

${MADE_BY}

The list is closed: an answer carries no other code. "client" marks codes that the browser makes and that never travel. Texts exist in every shipped language; the English ones are shown, where a value stands as it is written in the source.

${table(['code', 'HTTP', 'when', 'what the reader sees'], rows)}
`;
}

/** Path and text of each document. */
export const documents = () => ({
  'docs/security/roles.md': rolesDocument(),
  'docs/security/error-codes.md': errorCodesDocument(),
});

if (import.meta.main) for (const [file, text] of Object.entries(documents())) writeFileSync(`${root}${file}`, text);
