export function GameFrame(p: any) {
  return <main><p>{p.title} {p.vendor} net={String(p.net)} bal={String(p.balance)}</p><button onClick={p.onBack}>back</button>{p.notice}{p.cover}{p.address && <iframe title="g" ref={p.frameRef} src={p.address} onLoad={p.onLoad} width="1000" height="700" sandbox="allow-scripts allow-same-origin allow-forms allow-popups" />}{p.fairPlay}</main>;
}
