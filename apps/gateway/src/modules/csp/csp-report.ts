import { z } from 'zod';
import type { CspViolation } from './csp.repository.ts';

/** Reports of one request that are read. */
const MOST = 20;

const named = z.object({ effectiveDirective: z.string(), blockedURL: z.string().optional(), documentURL: z.string() });
const reports = z.array(z.object({ type: z.string(), body: z.unknown() }));
const older = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'document-uri': z.string(),
  }),
});

/**
 * Reads what a browser reports, in the form of the Reporting API or the older one. Addresses are cut down to what says
 * where the fault is: they may hold codes of links. What cannot be read is left out.
 */
export function readCspReport(text: string): CspViolation[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  const one = older.safeParse(json);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0];
    return violation(directive, report['blocked-uri'], report['document-uri']);
  }
  const many = reports.safeParse(json);
  if (!many.success) return [];
  return many.data.slice(0, MOST).flatMap(({ type, body }) => {
    const read = named.safeParse(body);
    if (type !== 'csp-violation' || !read.success) return [];
    return violation(read.data.effectiveDirective, read.data.blockedURL, read.data.documentURL);
  });
}

function violation(directive: string | undefined, blocked: string | undefined, page: string): CspViolation[] {
  if (!directive || !/^[a-z-]{1,40}$/.test(directive) || !URL.canParse(page)) return [];
  return [{ directive, blocked: sourceOf(blocked ?? ''), page: new URL(page).pathname.slice(0, 120) }];
}

/** `https://evil.example/a?b` is `https://evil.example`, `inline` stays, anything else is its scheme or nothing. */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 120);
}
