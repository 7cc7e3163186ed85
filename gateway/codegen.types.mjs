import { plugin as typescript } from '@graphql-codegen/typescript';

/**
 * The typescript plugin, with mapped enumerations re-exported as the types they are: it writes `export { X }` for
 * them, which `verbatimModuleSyntax` takes for a value.
 */
export async function plugin(...args) {
  const generated = await typescript(...args);
  return {
    ...generated,
    content: generated.content.replace(/^export \{ (\w+) \};$/gm, 'export type { $1 };'),
  };
}
