import type { Rolldown } from 'vite';

/** The chunk that holds a module; the path of its file ends with this. */
export function chunkOf(bundle: Rolldown.OutputBundle, path: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!found) throw new Error(`${path} is in no chunk of the build`);
  return found;
}
