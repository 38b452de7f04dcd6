import type { FastifyInstance } from 'fastify';
import type { SomeHandlers } from '../../contract/handlers.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Files } from './files.service.ts';
import { readerOf } from './reader.port.ts';

export const filesRoutes = (files: Files): SomeHandlers<'uploadFile' | 'getFile'> => ({
  uploadFile: ({ actor, body }) => files.upload(actor, body.purpose, body.data),
  getFile: ({ actor, path, request }) => files.ownLink(actor, path.fileId, readerOf(request)),
});

const NAME = /^[A-Za-z0-9_-]{22}$/;
const MARK = /^[A-Za-z0-9_-]{43}$/;
const SECONDS = /^\d{10}$/;

/**
 * Shows pictures by their short-lived addresses: as JPEG and nothing else, in no cache and on no other site. Archives are saved,
 * never shown.
 */
export function registerFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string }; Querystring: { until?: string; mark?: string } }>(
    '/files/:name',
    async (request, reply) => {
      const { name } = request.params;
      const { until, mark } = request.query;
      if (!NAME.test(name) || typeof until !== 'string' || typeof mark !== 'string') throw new Fault('NOT_FOUND');
      if (!SECONDS.test(until) || !MARK.test(mark)) throw new Fault('SIGNATURE_INVALID', { status: 403 });
      const { isArchive, bytes } = await files.show(name, { until: Number(until), mark }, readerOf(request));
      return reply
        .headers({
          'content-disposition': isArchive ? 'attachment; filename="my-data.zip"' : 'inline; filename="picture.jpg"',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        .type(isArchive ? 'application/zip' : 'image/jpeg')
        .send(bytes);
    },
  );
}
