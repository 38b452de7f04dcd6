/** Headers of an answer, as the browser writes them down. */
function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/**
 * `fetch` of one call with a long body, which tells how much of it has been sent: browsers tell that of XMLHttpRequest
 * alone.
 *
 * @param onProgress called with a part from 0 to 1
 */
export const fetchWithProgress =
  (onProgress: (progress: number) => void): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(responseText || null, { status, headers: headersOf(request.getAllResponseHeaders()) }));
      };
      request.onerror = () => reject(new TypeError('The connection failed.'));
      request.onabort = () => reject(signal?.reason ?? new TypeError('The call was ended.'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(typeof body === 'string' ? body : null);
    });
