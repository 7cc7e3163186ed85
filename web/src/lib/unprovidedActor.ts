import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** Stands in a machine for an actor that is provided at the edge; running it is a mistake. */
export function unprovidedActor<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  return fromPromise<Output, Input>(() => Promise.reject(new Error('actor not provided')));
}
