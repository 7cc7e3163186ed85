import { useState } from 'react';
import { type Example, exampleFlows } from './examples/examples.ts';
import { producerOf } from './examples/producers.ts';
import { text } from './explorer.text.ts';
import { clearAnswers } from './memory.ts';
import type { PickedExample } from './useExample.ts';

type Props = { picked: PickedExample | null | undefined; pick: (id: string) => void };

/** The example operations by flow; what the picked one still lacks is said below. */
export function ExampleList({ picked, pick }: Props) {
  const [requested, setWanted] = useState('');
  const matches = ({ title, document }: Example) =>
    `${title} ${document}`.toLowerCase().includes(requested.trim().toLowerCase());
  const found = exampleFlows
    .map((flow) => ({ ...flow, examples: flow.examples.filter(matches) }))
    .filter(({ examples }) => examples.length > 0);
  const current = picked?.example.id;

  return (
    <aside className="examples" aria-label={text.examples.label}>
      <input
        type="search"
        aria-label={text.examples.find}
        placeholder={text.examples.find}
        value={requested}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="flows">
        {found.map(({ id, title, role, examples }) => (
          <details key={id} open={requested.trim() !== '' || current?.startsWith(`${id}/`) || undefined}>
            <summary>
              {title}
              <span className={`role ${role}`}>{text.examples.by[role]}</span>
            </summary>
            <ol>
              {examples.map((example) => (
                <li key={example.id}>
                  <button
                    type="button"
                    aria-current={example.id === current ? 'true' : undefined}
                    onClick={() => pick(example.id)}
                  >
                    {example.title}
                  </button>
                </li>
              ))}
            </ol>
          </details>
        ))}
        {found.length === 0 && <p className="none">{text.examples.none}</p>}
      </div>
      {picked && picked.missing.length > 0 && <Missing of={picked} pick={pick} />}
      <button type="button" className="forget" title={text.examples.forgetHint} onClick={clearAnswers}>
        {text.examples.forget}
      </button>
    </aside>
  );
}

function Missing({ of: { example, missing }, pick }: { of: PickedExample; pick: (id: string) => void }) {
  const [flow = ''] = example.id.split('/');
  const producers = missing.flatMap((name) => producerOf(name, flow) ?? []);
  return (
    <div className="missing" role="alert">
      {text.examples.missing([...new Set(missing)])}
      {[...new Set(producers)].map(({ id, title }) => (
        <button key={id} type="button" onClick={() => pick(id)}>
          {title}
        </button>
      ))}
    </div>
  );
}
