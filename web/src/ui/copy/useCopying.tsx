import { type ReactNode, useState } from 'react';
import { toast } from '../feedback/toast.ts';
import { copyingText } from './copy.text.ts';
import { copyText } from './copyText.ts';
import { ManualCopy } from './ManualCopy.tsx';

interface Copying {
  /** Copies words, and says how that went. */
  copy: (words: string, copied?: string) => Promise<void>;
  /** Has to be drawn: where the browser keeps the clipboard to itself, the words are shown here. */
  byHand: ReactNode;
}

export function useCopying(): Copying {
  const [kept, setKept] = useState<string | null>(null);
  return {
    copy: async (words, copied = copyingText.copied) => {
      if (await copyText(words)) return toast.success(copied);
      toast.error(copyingText.notCopied);
      setKept(words);
    },
    byHand: <ManualCopy text={kept} onClose={() => setKept(null)} />,
  };
}
