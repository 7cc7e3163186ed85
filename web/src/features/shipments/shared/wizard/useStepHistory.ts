import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { AnyMachineSnapshot } from 'xstate';
import { selectPlaced, useSteering } from './wizard.selectors.ts';
import type { WizardRef, WizardSnapshot } from './wizard.types.ts';

/**
 * Gives every step of a wizard its entry in the browser's history, above those of the steps before it, so that Back
 * and Forward go from step to step and leave from the first. What a step needs is the wizard's to say: where it does
 * not go along, the history follows it. Once the order is placed there is no step to go back to.
 */
export function useStepHistory<Step extends string>(wizard: WizardRef<Step>, order: readonly Step[]) {
  const here = useLocation();
  const navigate = useNavigate();
  const named = order.indexOf(here.state?.step);
  const steering = useSteering(wizard);
  const at = useSelector(wizard, (snapshot: WizardSnapshot) => placeOf(snapshot, order));
  const can = useSelector(
    steering,
    (snapshot: AnyMachineSnapshot) => named >= 0 && snapshot.can({ type: 'step.go', step: order[named] }),
  );
  // What a step needs may be on its way, but for one that was placed.
  const works = useSelector(steering, isWorking);
  const placed = useSelector(wizard, selectPlaced);
  const waits = works && !placed;
  /** The entry whose step was asked for, or need not be. */
  const heard = useRef<string | null>(null);
  /** What was pushed while the router still renders the entry below it. */
  const entering = useRef<{ from: Location; to: number } | null>(null);
  /** The entry that the browser is asked to step back from. */
  const leaving = useRef<string | null>(null);
  useEffect(
    function keepHistoryAndWizardTogether() {
      if (leaving.current === here.key) return;
      if (entering.current !== null) {
        if (entering.current.from === here) return;
        // Whoever presses Back before the pushed entry is rendered asks for the one below it.
        heard.current = named === entering.current.to ? here.key : null;
        entering.current = null;
      }
      if (leaving.current !== null || at === null || at === named) heard.current = here.key;
      leaving.current = null;
      if (at === null || at === named) return;
      const asked = order[named];
      if (asked !== undefined && heard.current !== here.key) {
        if (!can && waits) return;
        heard.current = here.key;
        if (can) return steering.send({ type: 'step.go', step: asked });
      }
      if (at < named) {
        leaving.current = here.key;
        navigate(at - named);
        return;
      }
      const entry = { pathname: here.pathname, search: here.search, hash: here.hash };
      entering.current = { from: here, to: at };
      if (named < 0) navigate(entry, { replace: true, state: { step: order[0] } });
      for (const step of order.slice(Math.max(named, 0) + 1, at + 1)) navigate(entry, { state: { step } });
    },
    [steering, order, here, navigate, named, at, can, waits],
  );
}

/** Whether the page's entry in the history was a wizard's before, as after a reload, Back or Forward. */
export function useIsReturn(): boolean {
  const { state } = useLocation();
  const [isReturn] = useState(state?.step !== undefined);
  return isReturn;
}

/** How many steps lie before the one that the wizard is at; null while its draft is being read. */
function placeOf(snapshot: WizardSnapshot, order: readonly string[]): number | null {
  // Steps that are no entries of their own belong to the first.
  if (snapshot.matches('composing')) return Math.max(0, order.indexOf(snapshot.context.step));
  if (snapshot.matches('shipped') || snapshot.context.placed) return 0;
  return snapshot.matches('checkout') || snapshot.matches('savingRequest') ? order.length - 1 : null;
}

const isWorking = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy') || snapshot.hasTag('pricing');
