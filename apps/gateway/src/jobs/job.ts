/** What a job does, apart from when it runs. */
export interface Job {
  /** Unique; its turns are noted under it. */
  name: string;
  everySeconds: number;
  /** Runs in one of all processes per turn. Must be harmless to run twice. */
  run(): Promise<void>;
}
