import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Fault } from '../kernel/fault.ts';
import { failureBody } from './error-policy.ts';

/** Status of what Node refuses before there is a request. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Bytes that are no HTTP get the one shape of failures too, and the connection ends. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(failureBody(new Fault('VALIDATION_FAILED', { params: { fields: [] } }), 'none'));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
