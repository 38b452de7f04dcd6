export function MemberCentre(p: any) { return <main><h2>{p.name}</h2><button onClick={p.onClose}>close</button>{p.children}</main>; }
