import { startPostgres } from '@mekong/test-postgres/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server of the tests; empty on the embedded engine. */
    postgresUrl: string;
  }
}

/** One server for all test files; each makes a database of its own on it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.name === 'embedded') {
    project.provide('postgresUrl', '');
    return undefined;
  }
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
