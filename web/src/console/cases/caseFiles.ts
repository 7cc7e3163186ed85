import { createContext, use } from 'react';
import { readSignedFile } from '../../lib/readSignedFile.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { FILES_PATH } from '../files/saveConsoleFile.ts';

/** Addresses of this page for files that a browser would ask for without a token; null for what is not there. */
export interface CaseFiles {
  urlOf(id: number, isSmall: boolean): Promise<string | null>;
  /** Gives all of them back. */
  release(): void;
}

/** Reads each file once. */
export function caseFiles(): CaseFiles {
  const urls = new Map<string, Promise<string | null>>();
  async function read(path: string): Promise<string | null> {
    const file = await readSignedFile(path).catch(() => null);
    return file === null || isRefusal(file) ? null : URL.createObjectURL(file);
  }
  return {
    urlOf(id, isSmall) {
      const path = `${FILES_PATH}/${id}${isSmall ? '?small=1' : ''}`;
      const url = urls.get(path) ?? read(path);
      urls.set(path, url);
      return url;
    },
    release() {
      for (const url of urls.values()) void url.then((known) => known && URL.revokeObjectURL(known));
      urls.clear();
    },
  };
}

export const CaseFilesContext = createContext<CaseFiles | null>(null);

export function useCaseFiles(): CaseFiles {
  const files = use(CaseFilesContext);
  if (!files) throw new Error('CaseFilesContext is missing');
  return files;
}
