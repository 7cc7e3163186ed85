/** Stands in a machine for an action that is provided at the edge; running it is a mistake. */
export function unprovidedAction<Params = undefined>() {
  return (_args: unknown, _params: Params): void => {
    throw new Error('action not provided');
  };
}
