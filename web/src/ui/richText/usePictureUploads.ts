import { useEffect, useRef, useState } from 'react';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { richText as text } from './richText.text.ts';

/** Uploads a picture: its address, or why it is not taken. */
export type UploadOne = (
  file: File,
  options: { name: string; onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<{ url: string } | Refusal>;

interface Dependencies {
  upload: UploadOne;
  onBusy: (busy: boolean) => void;
  onDone: (url: string, name: string) => void;
  /** A picture did not go; in words. */
  onLost: (words: string) => void;
}

/** Uploads pictures one after the other. Those that are on their way end with the page. */
export function usePictureUploads({ upload, onBusy, onDone, onLost }: Dependencies) {
  const [state, setState] = useState<{ left: number; percent: number } | null>(null);
  const queue = useRef<File[]>([]);
  const running = useRef<AbortController>(null);
  useEffect(function endWithThePage() {
    return () => running.current?.abort();
  }, []);

  const show = (fraction: number) =>
    setState({ left: queue.current.length, percent: Math.round(fraction * 100) });

  const uploadFirst = async (file: File, signal: AbortSignal) => {
    show(0);
    const answer = await upload(file, { name: file.name, onProgress: show, signal });
    if (isRefusal(answer)) onLost(text.refused(file.name, answer.msg));
    else onDone(answer.url, file.name.replace(/\.\w+$/, ''));
  };

  const uploadAll = async ({ signal }: AbortController) => {
    onBusy(true);
    for (let [file] = queue.current; file && !signal.aborted; [file] = queue.current) {
      const { name } = file;
      await uploadFirst(file, signal).catch(() => {
        if (!signal.aborted) onLost(text.lost(name));
      });
      queue.current.shift();
    }
    running.current = null;
    onBusy(false);
    if (!signal.aborted) setState(null);
  };

  return {
    /** Null when nothing is on its way. */
    state,
    /** Whether there was anything to take. */
    take: (files: readonly File[]): boolean => {
      if (files.length === 0) return false;
      queue.current.push(...files);
      if (!running.current) {
        running.current = new AbortController();
        void uploadAll(running.current);
      }
      return true;
    },
  };
}
