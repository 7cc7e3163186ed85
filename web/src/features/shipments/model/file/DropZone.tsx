import { useEffect } from 'react';
import { SheetDropZone } from '../../../../fields/SheetDropZone.tsx';
import { fileText as text } from '../flow/shipModel.text.ts';

/** Takes one file: dropped, picked, or pasted anywhere on the page. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  useEffect(
    function acceptPastedFile() {
      const take = (event: ClipboardEvent) => {
        const file = event.clipboardData?.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      };
      document.addEventListener('paste', take);
      return () => document.removeEventListener('paste', take);
    },
    [onFile],
  );
  return (
    <SheetDropZone roomy label={text.title} words={text} onFile={onFile}>
      <p>{text.formats}</p>
      <p>{text.platforms}</p>
    </SheetDropZone>
  );
}
