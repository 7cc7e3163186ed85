import { useCallback, useEffect, useState } from 'react';
import { allExamples, type Example } from './examples/examples.ts';
import { type Filled, fill } from './examples/fill.ts';
import { answers, newPhone } from './memory.ts';
import { readOutbox } from './outbox.ts';
import { uploadPicture } from './picture.ts';

export type PickedExample = Filled & {
  example: Example;
  /** Another each time, also where the same example is picked again. */
  serial: number;
};

/**
 * The example that was picked last, filled with what was known then; its id stands in the page's address. Undefined
 * until the one of the address is filled, null where none was picked.
 */
export function useExample(): [PickedExample | null | undefined, (id: string) => Promise<void>] {
  const [picked, setPicked] = useState<PickedExample | null>();
  const pick = useCallback(async (id: string) => {
    const example = allExamples.find((one) => one.id === id);
    if (!example) return setPicked((before) => before ?? null);
    const names = JSON.stringify(example.variables);
    const filled = fill(example.variables, {
      answers: answers.get(),
      outbox: /\{\{(captcha\.text|message\.code)\}\}/.test(names) ? await readOutbox() : null,
      newPhone: newPhone.get(),
      picture: names.includes('{{new.picture}}') ? await uploadPicture() : null,
    });
    history.replaceState(null, '', `#${id}`);
    setPicked((before) => ({ ...filled, example, serial: (before?.serial ?? 0) + 1 }));
  }, []);
  useEffect(
    function pickFromAddress() {
      pick(decodeURIComponent(location.hash.slice(1)));
    },
    [pick],
  );
  return [picked, pick];
}
