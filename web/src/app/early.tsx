import { type ComponentType, lazy, useState } from 'react';

interface Code<P> {
  /** Once it has been read. */
  held: ComponentType<P> | null;
  Late: ComponentType<P>;
}

interface Early<M, P> {
  Component: ComponentType<P>;
  /** Reads the code before the component is drawn, which then shows no outlines of itself. */
  read: () => Promise<M>;
}

/** A component whose code comes when it is first drawn, or before. */
export function early<M, P extends object>(
  read: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): Early<M, P> {
  const readOnce = async () => {
    const module = await read();
    code.held = pick(module);
    return module;
  };
  const late = lazy(async () => ({ default: pick(await readOnce()) }));
  const code: Code<P> = { held: null, Late: late as unknown as ComponentType<P> };
  const drawn = (given: P) => <EarlyOrLate code={code} given={given} />;
  return { Component: drawn, read: readOnce };
}

function EarlyOrLate<P extends object>({ code, given }: { code: Code<P>; given: P }) {
  // The same for as long as it stands: another would begin anew.
  const [Shown] = useState(() => code.held ?? code.Late);
  return <Shown {...given} />;
}
