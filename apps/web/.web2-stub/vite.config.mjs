import base from '/work/main/apps/web/vite.config.ts';
import { existsSync } from 'node:fs';
const stub = { name: 'stub', enforce: 'pre', resolveId(id) { const m = /^@mekong\/ui\/patterns\/(GameFrame|MemberCentre)$/.exec(id); if (m && !existsSync(`/work/main/packages/ui/src/patterns/${m[1]}/${m[1]}.tsx`)) return `/work/main/apps/web/.web2-stub/${m[1]}.tsx`; } };
export default { ...base, root: '/work/main/apps/web', plugins: [stub, ...base.plugins], build: { ...base.build, outDir: '/tmp/web2/dist', emptyOutDir: true } };
