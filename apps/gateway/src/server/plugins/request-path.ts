import type { FastifyRequest } from 'fastify';

/** Path of a request without its query, as it was sent. (`new URL` would throw on `//`.) */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] || '/';
