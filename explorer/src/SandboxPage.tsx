import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type EmbeddedSandbox, loadSandbox } from './embeddedSandbox.ts';
import { allExamples } from './examples/examples.ts';
import { isLive } from './examples/producers.ts';
import { text } from './explorer.text.ts';
import { Frame } from './Frame.tsx';
import { ENDPOINT, headersWith } from './graph.ts';
import { remember } from './memory.ts';
import { type PickedExample, useExample } from './useExample.ts';

type Loaded = EmbeddedSandbox | 'loading' | 'away';
type Picked = PickedExample | null;

/** Apollo Sandbox, whose program and frame come from Apollo's servers; what it asks goes out from this page. */
export function SandboxPage() {
  const [picked, pick] = useExample();
  const [sandbox, setSandbox] = useState<Loaded>('loading');
  const load = () => {
    setSandbox('loading');
    loadSandbox().then(
      (loaded) => setSandbox(() => loaded),
      () => setSandbox('away'),
    );
  };
  useEffect(load, []);
  return (
    <Frame page="sandbox" picked={picked} pick={pick}>
      {picked !== undefined && <Content sandbox={sandbox} picked={picked} load={load} />}
    </Frame>
  );
}

function Content({ sandbox, picked, load }: { sandbox: Loaded; picked: Picked; load: () => void }) {
  const { title, why, insteadWhy, live, whyLive } = text.sandbox;
  if (picked && isLive(picked.example.document)) {
    return <Instead title={live} why={whyLive} picked={picked} />;
  }
  if (sandbox === 'loading') return <p className="notice">{text.sandbox.loading}</p>;
  if (sandbox === 'away') {
    return (
      <Instead title={title} why={why} picked={picked} again={load}>
        <p className="second">{insteadWhy}</p>
      </Instead>
    );
  }
  return <Embedded key={picked?.serial ?? 0} of={sandbox} picked={picked} />;
}

type InsteadProps = { title: string; why: string; picked: Picked; again?: () => void; children?: ReactNode };

function Instead({ title, why, picked, again, children }: InsteadProps) {
  return (
    <section className="notice">
      <h1>{title}</h1>
      <p>{why}</p>
      <p>
        <a className="go" href={`/explorer/${picked ? `#${picked.example.id}` : ''}`}>
          {text.sandbox.instead}
        </a>
        {again && (
          <button type="button" onClick={again}>
            {text.sandbox.again}
          </button>
        )}
      </p>
      {children}
    </section>
  );
}

function Embedded({ of: Sandbox, picked }: { of: EmbeddedSandbox; picked: Picked }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function embed() {
      if (!place.current) return;
      const embedded = new Sandbox({
        target: place.current,
        initialEndpoint: new URL(ENDPOINT, location.href).href,
        endpointIsEditable: false,
        hideCookieToggle: true,
        runTelemetry: false,
        initialState: {
          document: picked?.example.document ?? allExamples[0]?.document ?? '',
          variables: picked?.variables ?? {},
          headers: {},
          includeCookies: false,
        },
        handleRequest: async (url, { headers, ...options }) => {
          const response = await fetch(url, { ...options, headers: headersWith(headers) });
          const answer = await response
            .clone()
            .json()
            .catch(() => null);
          remember(answer?.data, response.headers);
          return response;
        },
      });
      return () => embedded.dispose();
    },
    [Sandbox, picked],
  );
  return <div ref={place} className="embedded" />;
}
