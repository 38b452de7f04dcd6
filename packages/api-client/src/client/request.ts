type Values = Record<string, unknown>;

/** What the contract says about an operation and the client must know. */
export interface RequestFlags {
  /** The body travels as a sealed payload. */
  sealed?: boolean;
  /** The header Idempotency-Key is required. */
  money?: boolean;
  /** The body travels as the fields of a form. */
  form?: boolean;
  /** The answer has no body. */
  empty?: boolean;
}

/** What the caller gives. */
export interface RequestParts {
  body?: unknown;
  headers?: Values | undefined;
  path?: Values | undefined;
  query?: Values | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  idempotencyKey?: string | undefined;
}

/** One call: operation id, method and path template of the contract, and the caller's parts. */
export interface ApiRequest extends RequestParts, RequestFlags {
  id: string;
  method: string;
  template: string;
}

/** Fills the path template. Throws when a parameter is missing: an address with a hole must never be called. */
export function fillPath(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new TypeError(`No path parameter "${name}" of ${template}`);
    return encodeURIComponent(String(value));
  });
}

/** Query string with its question mark, or ''. Undefined values are left out. */
export function queryString(values: Values = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text && `?${text}`;
}
