import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/**
 * Gives every step of a wizard its entry in the browser's history, above those of the steps before it, so that Back
 * and Forward go from step to step and leave from the first. What a step needs is the wizard's to say: where it does
 * not go along, the history follows it. Once the order is placed there is no step to go back to.
 */
export function useStepHistory<Step extends string>(wizard: AnyActorRef, order: readonly Step[]) {
  const here = useLocation();
  const navigate = useNavigate();
  const named = order.indexOf(here.state?.step);
  const at = useSelector(wizard, (snapshot: AnyMachineSnapshot) => placeOf(snapshot, order));
  const can = useSelector(
    wizard,
    (snapshot: AnyMachineSnapshot) => named >= 0 && snapshot.can({ type: 'step.go', step: order[named] }),
  );
  const waits = useSelector(wizard, isComing);
  /** The entry whose step was asked for, or need not be. */
  const heard = useRef<string | null>(null);
  /** The entry that the browser is asked to step back from. */
  const leaving = useRef<string | null>(null);
  useEffect(
    function keepHistoryAndWizardTogether() {
      if (leaving.current === here.key) return;
      if (leaving.current !== null || at === null || at === named) heard.current = here.key;
      leaving.current = null;
      if (at === null || at === Math.max(named, 0)) return;
      if (named >= 0 && heard.current !== here.key) {
        if (!can && waits) return;
        heard.current = here.key;
        if (can) return wizard.send({ type: 'step.go', step: order[named] });
      }
      if (at < named) {
        leaving.current = here.key;
        navigate(at - named);
        return;
      }
      const entry = { pathname: here.pathname, search: here.search, hash: here.hash };
      if (named < 0) navigate(entry, { replace: true, state: { step: order[0] } });
      for (const step of order.slice(Math.max(named, 0) + 1, at + 1)) navigate(entry, { state: { step } });
    },
    [wizard, order, here, navigate, named, at, can, waits],
  );
}

/** How many steps lie before the one that the wizard is at; null while its draft is being read. */
function placeOf(snapshot: AnyMachineSnapshot, order: readonly string[]): number | null {
  if (snapshot.matches('composing')) return order.indexOf(snapshot.context.step);
  if (snapshot.matches('placing')) return order.length - 1;
  return snapshot.matches('paying') || snapshot.matches('shipped') ? 0 : null;
}

/** Whether what a step needs may be on its way. */
function isComing(snapshot: AnyMachineSnapshot): boolean {
  return !snapshot.matches('paying') && (snapshot.hasTag('busy') || snapshot.hasTag('pricing'));
}
