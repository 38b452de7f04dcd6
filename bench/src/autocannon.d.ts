/** The part of autocannon that the benchmarks use; the package ships no types. */
declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    reconnectRate: number;
  }): Promise<Result>;
}
