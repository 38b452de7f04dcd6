import { spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { benchPort, serveOurs } from './serve.ts';
import { median, pairedRatio } from './stats.ts';

const seconds = 5;
const connections = 32;
/** The gateway closes a connection after 1,000 requests; autocannon does not listen to that, so it closes them itself. */
const reconnectRate = 900;

/** A bare server in a process of its own, like the gateway: one fixed JSON answer. */
async function serveRaw(body: string): Promise<{ url: string; close: () => void }> {
  const code = `const b=Buffer.from(${JSON.stringify(body)});require('node:http').createServer((q,r)=>{r.writeHead(200,{'content-type':'application/json','content-length':b.length});r.end(b)}).listen(0,'127.0.0.1',function(){console.log(this.address().port)})`;
  const child = spawn('node', ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${String(port).trim()}/`, close: () => child.kill() };
}

async function load(url: string): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({ url, connections, duration: seconds, reconnectRate });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors under load.`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** Requests per second of public endpoints, in turns with a bare server that answers as many bytes. */
export async function measureHttp(rounds: number): Promise<string[][]> {
  const ours = await serveOurs(benchPort);
  const paths = ['healthz', '.well-known/jwks.json', 'wps/system/status', 'lgw/games/popular?language=EN'];
  const rows = [['', 'ours/s', 'raw/s', 'ratio', 'p99 ms']];
  try {
    for (const path of paths) {
      const raw = await serveRaw(await (await fetch(ours.url + path)).text());
      const series = { ours: [] as number[], raw: [] as number[], p99: [] as number[] };
      for (let round = 0; round < rounds; round++) {
        const mine = await load(ours.url + path);
        series.ours.push(mine.rate);
        series.p99.push(mine.p99);
        series.raw.push((await load(raw.url)).rate);
      }
      raw.close();
      rows.push([
        path,
        median(series.ours).toFixed(0),
        median(series.raw).toFixed(0),
        `x${pairedRatio(series.ours, series.raw).toFixed(2)}`,
        median(series.p99).toFixed(1),
      ]);
    }
  } finally {
    await ours.close();
  }
  return rows;
}
