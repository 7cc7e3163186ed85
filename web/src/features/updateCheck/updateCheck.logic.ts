import { fromCallback, fromPromise } from 'xstate';
import { type StorageArea, storedValue } from '../../lib/storage.ts';
import { sendTabVisibility } from '../../lib/tabVisibility.ts';
import { SITE_ROOT, scriptRefsOf } from './scriptRefs.ts';
import { updateCheckMachine } from './updateCheck.machine.ts';

interface Needs {
  /** Storage that ends with the tab. */
  tab: StorageArea;
  send: typeof fetch;
  reload: () => void;
}

const promptedStore = (area: StorageArea) =>
  storedValue<boolean>(area, {
    key: 'chengcang.updatePrompted',
    version: 1,
    read: (data) => (data === true ? true : null),
  });

/** What the update check starts from. Read before anything else can add scripts to the page. */
export function updateCheckInput(tab: StorageArea) {
  return {
    running: scriptRefsOf(document.documentElement.outerHTML),
    prompted: promptedStore(tab).load() ?? false,
    visible: document.visibilityState === 'visible',
  };
}

/** The update check on the real site, tab and storage. */
export function updateCheckLogic({ tab, send, reload }: Needs) {
  return updateCheckMachine.provide({
    actors: {
      fetchScripts: fromPromise<string[]>(async ({ signal }) => {
        const response = await send(SITE_ROOT, { cache: 'no-store', signal });
        if (!response.ok) throw new Error(`the site root answered ${response.status}`);
        return scriptRefsOf(await response.text());
      }),
      watchTab: fromCallback(({ sendBack }) => sendTabVisibility(sendBack)),
    },
    actions: {
      rememberPrompt: () => {
        promptedStore(tab).save(true);
      },
      refresh: () => reload(),
    },
  });
}
