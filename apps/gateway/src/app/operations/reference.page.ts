import { contractFile, contractView } from '../../contract/reference/contract-file.ts';
import type { OperationsPage } from './page.ts';

/** The contract to read, for vendors and integrators, and as data. */
export const referencePage: OperationsPage = {
  path: '/reference',
  title: 'API reference',
  summary: 'Every operation of the public contract: who may call it, what it takes and answers, its error codes.',
  register(app, _services, render) {
    app.get('/reference', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(render('/reference', contractView())),
    );
    app.get('/openapi.json', (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(contractFile().json),
    );
  },
};
