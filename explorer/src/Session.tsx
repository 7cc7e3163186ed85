import { useEffect, useState } from 'react';
import type { DemoKind } from './demoPeople.ts';
import { text } from './explorer.text.ts';
import { token } from './memory.ts';
import { readOutbox } from './outbox.ts';
import { usePersisted } from './persisted.ts';
import { becomeOwn, signInAs } from './signIn.ts';

const KINDS: DemoKind[] = ['BUYER', 'SELLER'];

/** The token that goes with every request, and in a demo the ways to get one with a click. */
export function Session() {
  const value = usePersisted(token);
  const isDemo = useIsDemo();
  const [busy, setBusy] = useState<DemoKind | 'own' | null>(null);
  const [reported, setTold] = useState('');

  const signIn = async (kind: DemoKind) => {
    setBusy(kind);
    setTold(text.signIn.busy);
    const { refusal } = await signInAs(kind).catch(() => ({ refusal: text.signIn.broken }));
    setBusy(null);
    setTold(refusal ?? text.signIn.done[kind]);
  };
  const begin = async () => {
    setBusy('own');
    setTold(text.signIn.busy);
    const own = await becomeOwn();
    setBusy(null);
    setTold(own ? text.signIn.ownDone(own.phone, own.password) : text.signIn.ownRefused);
  };
  const change = (next: string) => {
    token.set(next.trim());
    setTold('');
  };

  return (
    <div className="session">
      <span role="status" className="told">
        {reported}
      </span>
      {isDemo && (
        <button type="button" title={text.signIn.ownHint} disabled={busy !== null} onClick={begin}>
          {text.signIn.own}
        </button>
      )}
      {isDemo &&
        KINDS.map((kind) => (
          <button key={kind} type="button" disabled={busy !== null} onClick={() => signIn(kind)}>
            {text.signIn[kind]}
          </button>
        ))}
      <label className="token" title={text.token.hint}>
        {text.token.label}
        <input
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={value}
          placeholder={text.token.empty}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <span className={value ? 'mark set' : 'mark'}>{value ? text.token.set : text.token.empty}</span>
      <button type="button" disabled={!value} onClick={() => change('')}>
        {text.token.clear}
      </button>
    </div>
  );
}

/** Whether the product behind this page shows what it would have sent to people. */
function useIsDemo(): boolean {
  const [isDemo, setIsDemo] = useState(false);
  useEffect(function lookForOutbox() {
    readOutbox().then((outbox) => setIsDemo(outbox !== null));
  }, []);
  return isDemo;
}
