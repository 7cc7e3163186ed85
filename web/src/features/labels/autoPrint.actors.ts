import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { browserStorage, type StorageArea, storedValue } from '../../lib/storage.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type AutoPrinted, autoPrintMachine } from './autoPrint.machine.ts';
import type { AutoSetting, ListedParcel } from './autoPrint.rules.ts';
import type { PrintComponent } from './components/componentTypes.ts';
import { labelsOf, markPrinted, printLabel } from './printing.actors.ts';
import { outcomeText } from './printing.text.ts';
import { ListPrintSettings } from './printSettings.graphql.ts';

const autoPrintText = {
  printed: (packageNo: string) => `已自动打印 ${packageNo}`,
  failed: (packageNo: string, why: string) => `${packageNo} 没有自动打印：${why || '没有说明原因'}`,
  stopped: '打印组件已断开，自动打印已停止；重新打开包裹列表后继续',
};

/** Printing by itself, on the real graph and the component of this computer. */
export function autoPrintLogic(client: ApolloClient, component: PrintComponent) {
  return autoPrintMachine.provide({
    actors: {
      loadSettings: fromPromise<readonly AutoSetting[]>(async () => {
        const answer = await runQuery(
          client,
          ListPrintSettings,
          {},
          { fetchPolicy: 'cache-first', warnOnRefusal: true },
        );
        return isRefusal(answer) ? [] : answer.printSettings;
      }),
      // Pages of an insecure address have no locks: two tabs would print twice.
      findComponent: fromPromise<boolean>(async () => 'locks' in navigator && component.connect()),
      printOnce: fromPromise<AutoPrinted, ListedParcel | null>(async ({ input: parcel }) => {
        if (!parcel) throw new Error('no parcel');
        const once = onceOverTabs(navigator.locks, browserStorage());
        return (await once(parcel.id, () => print(client, component, parcel.id))) ?? { kind: 'elsewhere' };
      }),
    },
    actions: {
      announce: ({ context }, printed) => {
        const packageNo = context.queue[0]?.packageNo ?? '';
        if (printed.kind === 'printed') toast.success(autoPrintText.printed(packageNo));
        if (printed.kind === 'failed') toast.warning(autoPrintText.failed(packageNo, printed.msg));
        if (printed.kind === 'stopped') toast.warning(autoPrintText.stopped);
      },
    },
  });
}

async function print(client: ApolloClient, component: PrintComponent, id: number): Promise<AutoPrinted> {
  const answer = await labelsOf(client, [id]);
  if (isRefusal(answer)) return { kind: 'failed', msg: answer.msg };
  const [label] = answer.labels;
  if (!label) return { kind: 'failed', msg: answer.failed[0]?.msg ?? '' };
  const outcome = await printLabel(component, label);
  if (outcome.kind === 'unsent') return { kind: 'stopped' };
  if (outcome.kind !== 'printed') return { kind: 'failed', msg: outcomeText(outcome) };
  await markPrinted(client, [id]);
  return { kind: 'printed' };
}

const LOCK = 'chengcang.autoPrint';
const KEPT = 500;

/** Runs one piece of work at a time over all tabs; the browser's `navigator.locks`, or one of a test. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Does the work for an id once over all tabs of this browser. What was begun counts as done: a label that may have come
 * out is not printed again by itself. Answers undefined for what was done before.
 */
export function onceOverTabs(locks: Locks, area: StorageArea) {
  const begun = storedValue<number[]>(area, {
    key: 'autoPrinted',
    version: 1,
    read: (data) => (Array.isArray(data) && data.every(Number.isInteger) ? data : null),
  });
  return <T>(id: number, work: () => Promise<T>): Promise<T | undefined> =>
    locks.request(LOCK, async () => {
      const ids = begun.load() ?? [];
      if (ids.includes(id)) return undefined;
      // Without a memory another tab would print it too.
      if (!begun.save([...ids, id].slice(-KEPT))) return undefined;
      return work();
    });
}
